/** What the bases of the hex did to those who drop, of the fire's two numbers: points aborted and points destroyed. */
export const ANTI_AIRCRAFT = {
  none: 'Fewer than two aborted and fewer than two destroyed',
  back: 'Two or more aborted',
  lost: 'Two or more destroyed',
} as const;
export type Fire = keyof typeof ANTI_AIRCRAFT;

/** As many points in one of its numbers, and fire tells on those who drop. */
const TELLS = 2;
/** 21.D(C): What a result of CRT 2 does to all who drop: elimination goes before the way back. */
export function firedOn({
  aborted,
  destroyed,
}: {
  readonly aborted: number;
  readonly destroyed: number;
}): Fire {
  if (destroyed >= TELLS) return 'lost';
  return aborted >= TELLS ? 'back' : 'none';
}

export type Landing = {
  readonly how: 'assault' | 'transport' | 'drop';
  readonly hexClass: '1' | '2';
  /** What the hex holds: `land`, `entrenched`, `cdu`, `ships`, and `own` land units. */
  readonly there: readonly string[];
  /** `stayed`: ordinary transports have lain there all of the sea movement before. */
  readonly stayed?: readonly string[];
  readonly fire?: Fire;
};
type Landed = {
  readonly allowed: boolean;
  readonly attack: 'must' | 'may' | 'none';
  readonly why: string;
  readonly rule: string;
};

/** 15, 21.D, 30: Whether troops may come ashore, and whether they have to attack. */
export function landingOf(landing: Landing, { isBeach }: { readonly isBeach: boolean }): Landed {
  return landing.how === 'drop' ? dropped(landing) : debarked(landing, isBeach);
}

const no = (why: string, rule: string): Landed => ({ allowed: false, attack: 'none', why, rule });
const must = (rule: string): Landed => ({ allowed: true, attack: 'must', why: 'they must attack', rule });
const UNOPPOSED = { allowed: true, attack: 'none', why: 'the landing is unopposed' } as const;

function dropped({ hexClass, there, fire = 'none' }: Landing): Landed {
  const opposed = there.includes('land');
  if (opposed && hexClass === '1')
    return no('airborne units cannot drop on an atoll with enemy land units', '21.D');
  if (fire === 'lost') return no('shot down: all are eliminated', '21.D');
  if (fire === 'back') return no('driven off: they return to their base', '21.D');
  return opposed ? must('21.D') : { ...UNOPPOSED, rule: '21.D' };
}

function debarked({ how, hexClass, there, stayed = [] }: Landing, isBeach: boolean): Landed {
  if (there.includes('cdu')) return no('the coastal defense must be destroyed first', '15');
  if (there.includes('ships')) return no('enemy warships block the hex', '15');
  if (!there.includes('land')) return { ...UNOPPOSED, rule: '15' };
  const own = there.includes('own');
  if (how === 'transport' && (hexClass === '1' || !own))
    return no('only assault transports can land here', '15');
  if (how === 'transport' && !stayed.length)
    return no('ordinary transports must first spend a whole sea movement here', '15');
  if (hexClass === '1') return must('15');
  if (isBeach && there.includes('entrenched') && !own) return must('30');
  return { allowed: true, attack: 'may', why: 'they may attack or share the hex with the enemy', rule: '15' };
}
