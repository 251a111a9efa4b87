import { signed } from '../../../core/numbers';
import { askForm, type Steps, startWorking, type Working, withoutEffect } from '../../../core/play/procedure';
import { strikeName } from '../data/strikes';
import type { Procedure, Run } from '../state/events';
import { currentStrike, defenders } from '../state/flow';
import {
  type Attack,
  type Squadrons,
  type Strike,
  squadronsIn,
  type Toll,
  type WarState,
} from '../state/state';
import { askModifiers, noToll, rollAirCombat, stateModifiers, tollInShort, tollName, within } from './roll';

/** Squadrons meet in the air: both sides roll at the same time, one round (19.2, 19.12). */
export const airCombat: Procedure = {
  id: 'air-combat',
  rule: '19.2',
  title: ({ attack }) => {
    const strike = attack && currentStrike(attack);
    return strike ? `Air combat, ${strikeName(strike.id)}` : 'Air combat';
  },
  *run({ attack, last }: WarState): Run {
    const strike = attack && currentStrike(attack);
    if (!attack || !strike || strike.fought || !defenders(attack, strike))
      return withoutEffect('Air combat', 'Nobody meets in the air.');
    const work = startWorking();
    const counter = strike.side === 'us';
    const us = counter ? strike.squadrons : defenders(attack, strike);
    const jp = counter ? defenders(attack, strike) : strike.squadrons;
    work.lines.push({ kind: 'fact', label: `US ${us} squadrons, Japan ${jp}`, rule: '19.2' });
    const [usNet = 0, jpNet = 0] = yield* askModifiers(work, {
      key: 'nets',
      rule: '19.2',
      title: 'Net modifiers of this air combat?',
      fields: [
        { key: 'us', label: `US, ${us} squadrons` },
        { key: 'jp', label: `Japan, ${jp} squadrons` },
      ],
      last: last?.['air-combat'],
    });
    const cover = counter ? (strike.surprise?.cap ?? 0) : 0;
    work.lines.push({ kind: 'fact', label: 'US, net', value: signed(usNet), rule: '19.2', prompt: 'nets' });
    const usSum = yield* stateModifiers(work, { key: 'us-sum', rule: '19.2', named: [['US net', usNet]] });
    const byUs = yield* rollAirCombat(work, {
      key: 'us',
      title: `US, ${us} squadrons`,
      side: 'us',
      squadrons: us,
      modifier: usSum,
    });
    const jpSum = yield* stateModifiers(work, {
      key: 'jp-sum',
      rule: '19.2',
      named: [
        ['Japan net', jpNet],
        ['defender against a strike', cover],
      ],
    });
    const byJp = yield* rollAirCombat(work, {
      key: 'jp',
      title: `Japan, ${jp} squadrons`,
      side: 'jp',
      squadrons: jp,
      modifier: jpSum,
    });
    const jpLost = within(byUs, jp);
    const usLost = within(byJp, us);
    const say = (label: string, lost: Toll) =>
      work.lines.push({ kind: 'result', label, value: tollName(lost), rule: '19.2' });
    say('Japan loses', jpLost);
    say('The US loses', usLost);
    const split = counter ? undefined : yield* askSplit(work, engaged(attack, strike), usLost);
    return {
      events: [
        {
          type: 'v1.AirFought',
          strike: strike.id,
          attackers: counter ? usLost : jpLost,
          army: split?.army ?? noToll(),
          naval: split?.naval ?? noToll(),
          cap: counter ? jpLost : noToll(),
        },
      ],
      trace: [
        {
          kind: 'title',
          label: `Air combat, ${strikeName(strike.id)}`,
          value: `Japan ${tollInShort(jpLost)}, US ${tollInShort(usLost)}`,
          rule: '19.2',
        },
        ...work.lines,
      ],
    };
  },
};

const engaged = ({ air, caught }: Attack, { id }: Strike): Squadrons =>
  id === 'first' ? { army: air.army - caught.army, naval: air.naval - caught.naval } : air;

/** Which service bears the losses: asked only where there is a choice. */
function* askSplit(
  work: Working,
  there: Squadrons,
  lost: Toll,
): Steps<{ readonly army: Toll; readonly naval: Toll }> {
  const { eliminated } = lost;
  const least = Math.max(0, eliminated - there.naval);
  const most = Math.min(eliminated, there.army);
  if (least === most) return share(there, lost, least);
  const { gone } = yield* askForm(work, {
    key: 'split',
    rule: '19.2',
    title: 'Whose squadrons are eliminated?',
    hint: `${eliminated} in all; the rest of them are naval. Aborted ones defend again later.`,
    submit: 'These are gone',
    fields: [
      {
        key: 'gone',
        label: 'Army squadrons eliminated',
        kind: 'number',
        min: least,
        max: most,
        initial: least,
      },
    ],
  });
  const split = share(there, lost, Number(gone));
  work.lines.push({
    kind: 'fact',
    label: 'Eliminated',
    value: `${split.army.eliminated} Army, ${split.naval.eliminated} naval`,
    rule: '19.2',
    prompt: 'split',
  });
  return split;
}

/** Aborted squadrons are out of this strike alone, so that it does not matter whose they are. */
function share(there: Squadrons, { eliminated, aborted }: Toll, gone: number) {
  const army = { eliminated: gone, aborted: Math.min(aborted, there.army - gone) };
  return { army, naval: { eliminated: eliminated - gone, aborted: aborted - army.aborted } };
}

/** The squadrons that were caught on the ground meet the first strike once it is over (51.36). */
export const survivors: Procedure = {
  id: 'survivors',
  rule: '51.36',
  title: () => 'The survivors answer',
  side: () => 'us',
  *run({ attack, last }: WarState): Run {
    const squadrons = attack ? squadronsIn(attack.caught) : 0;
    if (!attack || !squadrons) return withoutEffect('The survivors answer', 'Nobody has survived.');
    const work = startWorking('us');
    const [net = 0] = yield* askModifiers(work, {
      key: 'nets',
      rule: '51.36',
      title: 'Net modifier of the survivors?',
      fields: [{ key: 'us', label: `US, ${squadrons} squadrons` }],
      last: last?.survivors,
    });
    const modifier = yield* stateModifiers(work, { key: 'us-sum', rule: '51.36', named: [['US net', net]] });
    const done = yield* rollAirCombat(work, {
      key: 'us',
      title: `Survivors, ${squadrons} squadrons`,
      side: 'us',
      squadrons,
      modifier,
    });
    const lost = within(done, attack.nas - attack.nasAborted);
    return {
      events: [{ type: 'v1.SurvivorsAnswered', lost }],
      trace: [
        {
          kind: 'title',
          label: 'The survivors answer',
          value: `Japan ${tollInShort(lost)}`,
          rule: '51.36',
        },
        ...work.lines,
        {
          kind: 'reminder',
          label: 'Japan makes no roll in return. Those aborted have struck already.',
          rule: '51.36',
        },
      ],
    };
  },
};
