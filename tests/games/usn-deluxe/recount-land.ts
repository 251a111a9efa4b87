import { AirFights } from './recount-air';
import { facesOf, listOf, type ProcedureRun, sum, valuesOf } from './recount-parts';
import { foe, type SideId } from './recount-tables';

type Values = { readonly [field: string]: unknown };
const hundredths = (strength: number): string => String(Math.round(strength * 100) / 100);
/** 2: Nobody who has a strength has less than one. */
const least = (strength: number): number => (strength > 0 ? Math.max(1, strength) : 0);
const of = (values: Values, field: string): number => Number(values[field] ?? 0);
/** 8: By these the hex is taken. */
const TAKEN = ['E1', 'D1', 'D2', 'Dx'];

/** 5N, 9N: Both strengths, the column and the result of CRT 1, and what it costs, from the answers. */
export class LandFights extends AirFights {
  attacks = 0;

  protected attackOnLand(run: ProcedureRun): void {
    this.attacks += 1;
    const { said, told } = run;
    this.said = said;
    const side: SideId = this.phase === 5 ? 'a' : 'j';
    const [attack, defence] = [valuesOf(said, 'attack'), valuesOf(said, 'defence')];
    const marks = listOf(attack.marks);
    const desert = marks.includes('desert') ? 2 : 1;
    const own =
      this.attackers(attack, marks.includes('monsoon') ? 2 : 1) + this.bombsIn(side, attack) * desert;
    const held =
      this.defenders(defence, side === 'j' && this.isShock ? 3 : 1) +
      this.bombsIn(foe(side), defence) * desert;
    const odds = `${hundredths(own)} : ${hundredths(Math.max(1, held))}`;
    if (!told.includes(odds)) this.fault(`land attack: ${odds} is not told, but ${told.join(' · ')}`);
    const [face = 0] = facesOf(said, 'die');
    const printed = String(this.cell('crt-1', this.odds('crt-1', own, Math.max(1, held)), String(face)));
    const came = this.byTactics(printed, foe(side), marks.includes('banzai'));
    const headline = came === 'none' ? 'no effect' : `${came}, `;
    if (!told.some((line) => line.startsWith(headline))) this.fault(`land attack: ${came} is not told`);
    this.check(
      'whether the hex is taken',
      TAKEN.includes(came),
      told.some((line) => line.startsWith('Bases and cities')),
    );
    this.check('whether losses are asked', came !== 'none', said.has('kind-1'));
    if (attack.point === 'spend') this.pay('j', 1);
    this.fight(run);
  }

  /** 12(K)5, 42(A), 44(C)1: Half out of supply, in the monsoon, and for who attacks without a point but defense armies. */
  private attackers(attack: Values, wet: number): number {
    const weak = attack.point === 'without' ? Math.max(0, of(attack, 'supplied') - of(attack, 'exempt')) : 0;
    const strong = least((of(attack, 'supplied') - weak) / wet);
    return strong + least((of(attack, 'unsupplied') + weak) / 2 / wet) + of(attack, 'guns');
  }

  /** 12(K)5, 16: Three times entrenched, half out of supply, a third on the turn of the shock. */
  private defenders(defence: Values, shock: number): number {
    return sum([
      least(of(defence, 'plain') / shock),
      least((of(defence, 'entrenched') * 3) / shock),
      least(of(defence, 'unsupplied') / 2 / shock),
      least((of(defence, 'both') * 3) / 2 / shock),
    ]);
  }

  /** 5M: What the aircraft of a side drop. */
  private bombsIn(side: SideId, values: Values): number {
    const flown = ['LAC', 'NAC', 'LBAC', 'B29'].filter((type) => of(values, type) > 0);
    return sum(flown.map((type) => of(values, type) * this.bombsOf(side, type)));
  }

  /** 28: A banzai charge that fails is destroyed; what only disorders costs both, there and late in the war. */
  private byTactics(printed: string, enemy: SideId, isBanzai: boolean): string {
    if (isBanzai && printed === 'A2') return 'Ax';
    const isLate = this.has('tactics') && enemy === 'j' && this.isLate;
    return (isBanzai || isLate) && printed === 'D1' ? 'E1' : printed;
  }
}
