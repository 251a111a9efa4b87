import { signed } from '../../../core/numbers';
import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, number } from '../../../kit/fields';
import { fact, heading, reminder, result } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { strikeName } from '../data/strikes';
import type { Procedure } from '../state/events';
import { currentStrike, defenders } from '../state/flow';
import {
  type Attack,
  type Squadrons,
  type Strike,
  squadronsIn,
  type Toll,
  type WarState,
} from '../state/state';
import { askNets, NO_TOLL, netField, rollAirCombat, tollInShort, tollName, within } from './roll';

const meeting = ({ attack }: WarState) => {
  const strike = attack && currentStrike(attack);
  return attack && strike && !strike.fought && defenders(attack, strike) ? { attack, strike } : undefined;
};

const titleNow = (strike: Strike | undefined): string =>
  strike ? `Air combat, ${strikeName(strike.id)}` : 'Air combat';

/** Squadrons meet in the air: both sides roll at the same time, one round (19.2, 19.12). */
export const airCombat: Procedure = resting({
  id: 'air-combat',
  placed: true,
  rule: '19.2',
  title: (state) => titleNow(meeting(state)?.strike),
  on: (state) => meeting(state) ?? 'Nobody meets in the air.',
  *run({ attack, strike }, { last }) {
    const rule = '19.2';
    const work = startDerivation();
    const counter = strike.side === 'us';
    const there = defenders(attack, strike);
    const [us, jp] = counter ? [strike.squadrons, there] : [there, strike.squadrons];
    work.lines.push(fact(`US ${us} squadrons, Japan ${jp}`, { rule }));
    const [usTitle, jpTitle] = [`US, ${us} squadrons`, `Japan, ${jp} squadrons`];
    const before = last?.['air-combat'];
    const nets = yield* askNets(
      work,
      { key: 'nets', rule, title: 'Net modifiers of this air combat?' },
      before,
      { us: netField(usTitle, before?.us), jp: netField(jpTitle, before?.jp) },
    );
    work.lines.push(fact('US, net', { value: signed(nets.us), rule, prompt: 'nets' }));
    const named = [['US net', nets.us]] as const;
    const byUs = yield* rollAirCombat(work, { side: 'us', title: usTitle, squadrons: us, rule, named });
    const cover = counter ? (strike.surprise?.cap ?? 0) : 0;
    const byJp = yield* rollAirCombat(work, {
      side: 'jp',
      title: jpTitle,
      squadrons: jp,
      rule,
      named: [
        ['Japan net', nets.jp],
        ['defender against a strike', cover],
      ],
    });
    const jpLost = within(byUs, jp);
    const usLost = within(byJp, us);
    work.lines.push(
      result('Japan loses', { value: tollName(jpLost), rule }),
      result('The US loses', { value: tollName(usLost), rule }),
    );
    const split = counter ? NOTHING : yield* askSplit(work, engaged(attack, strike), usLost);
    const [attackers, cap] = counter ? [usLost, jpLost] : [jpLost, NO_TOLL];
    const value = `Japan ${tollInShort(jpLost)}, US ${tollInShort(usLost)}`;
    return finish(
      heading(titleNow(strike), { value, rule }),
      [{ type: 'v1.AirFought', strike: strike.id, attackers, ...split, cap }],
      work.lines,
    );
  },
});

const NOTHING = { army: NO_TOLL, naval: NO_TOLL };

const engaged = ({ air, caught }: Attack, { id }: Strike): Squadrons =>
  id === 'first' ? { army: air.army - caught.army, naval: air.naval - caught.naval } : air;

/** Which service bears the losses: asked only where there is a choice. */
function* askSplit(
  work: Derivation,
  there: Squadrons,
  lost: Toll,
): Steps<{ readonly army: Toll; readonly naval: Toll }> {
  const { eliminated } = lost;
  const least = Math.max(0, eliminated - there.naval);
  const most = Math.min(eliminated, there.army);
  if (least === most) return share(there, lost, least);
  const { gone } = yield* askFields(
    work,
    {
      key: 'split',
      rule: '19.2',
      title: 'Whose squadrons are eliminated?',
      hint: `${eliminated} in all; the rest of them are naval. Aborted ones defend again later.`,
      submit: 'Record the losses',
    },
    { gone: number('Army squadrons eliminated', least, most, { initial: least }) },
  );
  const split = share(there, lost, gone);
  const value = `${split.army.eliminated} Army, ${split.naval.eliminated} naval`;
  work.lines.push(fact('Eliminated', { value, rule: '19.2', prompt: 'split' }));
  return split;
}

/** Aborted squadrons are out of this strike alone, so that it does not matter whose they are. */
function share(there: Squadrons, { eliminated, aborted }: Toll, gone: number) {
  const army = { eliminated: gone, aborted: Math.min(aborted, there.army - gone) };
  return { army, naval: { eliminated: eliminated - gone, aborted: aborted - army.aborted } };
}

/** The squadrons that were caught on the ground meet the first strike once it is over (51.36). */
export const survivors: Procedure = resting({
  id: 'survivors',
  rule: '51.36',
  title: 'The survivors answer',
  side: 'us',
  on: ({ attack }) => (attack && squadronsIn(attack.caught) ? attack : 'Nobody has survived.'),
  *run({ caught, nas, nasAborted }, { last }) {
    const rule = '51.36';
    const squadrons = squadronsIn(caught);
    const work = startDerivation('us');
    const { us } = yield* askNets(
      work,
      { key: 'nets', rule, title: 'Net modifier of the survivors?' },
      last?.survivors,
      { us: netField(`US, ${squadrons} squadrons`, last?.survivors?.us) },
    );
    const title = `Survivors, ${squadrons} squadrons`;
    const named = [['US net', us]] as const;
    const done = yield* rollAirCombat(work, { side: 'us', title, squadrons, rule, named });
    const lost = within(done, nas - nasAborted);
    return finish(
      heading('The survivors answer', { value: `Japan ${tollInShort(lost)}`, rule }),
      [{ type: 'v1.SurvivorsAnswered', lost }],
      [
        ...work.lines,
        reminder('Japan makes no roll in return. Those aborted have struck already.', { rule }),
      ],
    );
  },
});
