import { describe } from 'vitest';
import { CONFIRMED } from './air';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const NIGHT = { cursor: { turn: 5, step: 'search' } };
const ARMY_KNOWS = { command: { army: CONFIRMED, navy: { reports: 0 } } };
const NAVY_KNOWS = { command: { army: { reports: 0 }, navy: CONFIRMED } };
const heard = (service: 'army' | 'navy', label: string) =>
  ({ type: 'v1.ContactMade', id: 'c1', service, label }) as const;

describe('[Radar, Sub Detection, Air-to-air] somebody looks at a wave', () => {
  const HOW_FAR = `
    where [Radar] us: How far away is the wave?
    - 0: Same hex
    - 1: 1 hex
    - 2: 2 hexes`;
  const SCENES: readonly Scene[] = [
    {
      name: 'radar at 2 hexes sees it: an Army report',
      state: inPlay(),
      procedure: 'radar',
      script: [
        ['where', '2'],
        ['seen', 5],
      ],
      asks: `${HOW_FAR}
        seen [Radar] us: Is the wave seen?
        (Seen on 5–6 (33%).)
        1d6: not seen, not seen, not seen, not seen, seen, seen`,
      tells: `
        title: O‘ahu radar = seen [Radar]
        fact: 2 hexes [Radar] <where>
        die: Is the wave seen? 33%: one die, 5 to 6 = seen (5) [Radar] <seen>
        result: Army report: is it believed? [Radar]`,
      events: [heard('army', 'O‘ahu radar, 2 hexes')],
    },
    {
      name: 'radar sees nothing: no report',
      state: inPlay(),
      procedure: 'radar',
      script: [
        ['where', '0'],
        ['seen', [3, 2, 1]],
      ],
      asks: `${HOW_FAR}
        seen [Radar] us: Is the wave seen?
        (Seen if any of 3 dice shows 4–6 (87%).)
        3d6`,
      tells: `
        title: O‘ahu radar = nothing seen [Radar]
        fact: Same hex [Radar] <where>
        die: Is the wave seen? 87%: any of 3 dice, 4 to 6 = not seen (3 2 1) [Radar] <seen>`,
    },
    {
      name: 'an Army that has its confirmation needs no report',
      state: inPlay(ARMY_KNOWS),
      procedure: 'radar',
      script: [
        ['where', '1'],
        ['seen', [1, 1, 6]],
      ],
      asks: `${HOW_FAR}
        seen [Radar] us: Is the wave seen?
        (Seen if any of 3 dice shows 4–6 (87%).)
        3d6`,
      tells: `
        title: O‘ahu radar = seen [Radar]
        fact: 1 hex [Radar] <where>
        die: Is the wave seen? 87%: any of 3 dice, 4 to 6 = seen (1 1 6) [Radar] <seen>
        result: The Army already has a confirmed detection [Radar]`,
    },
    {
      name: 'a submarine in the same hex sees it without a roll: a Navy report',
      state: inPlay(),
      procedure: 'sub-sighting',
      script: [['where', '0']],
      asks: `
        where [Sub Detection] us: How far away is the wave?
        - 0: Same hex
        - 1: Next hex`,
      tells: `
        title: Submarine sees aircraft = seen [Sub Detection]
        fact: Same hex [Sub Detection] <where>
        fact: Is the wave seen? 100%: always = seen [Sub Detection]
        result: Navy report: is it believed? [Sub Detection]`,
      events: [heard('navy', 'Submarine sees aircraft, same hex')],
    },
    {
      name: 'over its launching hex a wave is seen by a quarter, and told to the spotter’s service (PH-22, PH-24)',
      state: inPlay(),
      procedure: 'launch-contact',
      script: [
        ['where', 'army'],
        ['seen', [4, 6]],
      ],
      asks: `
        where [Air-to-air] us: Whose aircraft is near enough to see it?
        (Once for each wave, over the hex it took off from.)
        - navy: Navy aircraft
        - army: Army aircraft
        seen [Air-to-air] us: Is the wave seen?
        (Seen if both dice show 4–6 (25%).)
        2d6`,
      tells: `
        title: Wave over its launching hex = seen [Air-to-air]
        fact: Army aircraft [Air-to-air] <where>
        die: Is the wave seen? 25%: each of 2 dice, 4 to 6 = seen (4 6) [Air-to-air] <seen>
        result: Army report: is it believed? [Air-to-air]`,
      events: [heard('army', 'Wave over its launching hex, army aircraft')],
    },
  ];
  playScenes(SCENES);
});

describe('[Command Denial] the US rolls alone whether a report is believed', () => {
  const waiting = (army: number, navy: number, joint: readonly number[] = []) => ({
    ...inPlay({
      command: { army: { reports: army }, navy: { reports: navy } },
      reports: [
        { id: 'c1', service: 'army', label: 'Radar', state: 'dismissed' },
        { id: 'c2', service: 'army', label: 'Radar', state: 'open' },
        { id: 'c3', service: 'navy', label: 'PBY', state: 'open' },
      ],
    }),
    joint,
  });
  const read = (value: string) => `
    read [Setups] us, seen by us alone: Read it, then hand the phone back
    (The report is ${value}.)
    - done: Done`;
  const NO_RISK = `
    denial:none [Command Denial] us, seen by us alone: Does command dismiss it?
    (There is nothing to roll. Tap anyway, so that nobody can tell from the number of taps.)
    - on: Continue`;
  const SCENES: readonly Scene[] = [
    {
      name: 'the oldest that waits comes first; dismissed on high dice',
      state: waiting(1, 0),
      procedure: 'report',
      script: [
        ['denial', [6, 4]],
        ['read', 'done'],
      ],
      asks: `
        denial [Command Denial] us, seen by us alone: Does command dismiss it?
        (Dismissed if both dice show 4–6 (25%).)
        2d6
        ${read('dismissed')}`,
      tells: `
        title: Army report = dismissed [Command Denial]
        fact: Army, report 2 = Radar [Command Denial]
        die: Does command dismiss it? 25%: each of 2 dice, 4 to 6 = dismissed (6 4) [Command Denial] <denial>`,
      events: [{ type: 'v1.ReportDenied', report: 'c2' }],
    },
    {
      name: 'the one asked for; believed on low dice',
      state: waiting(1, 0),
      procedure: 'report',
      args: { report: 'c3' },
      script: [
        ['denial', 3],
        ['read', 'done'],
      ],
      asks: `
        denial [Command Denial] us, seen by us alone: Does command dismiss it?
        (Dismissed on 4–6 (50%).)
        1d6: believed, believed, believed, dismissed, dismissed, dismissed
        ${read('believed')}`,
      tells: `
        title: Navy report = believed [Command Denial]
        fact: Navy, report 1 = PBY [Command Denial]
        die: Does command dismiss it? 50%: one die, 4 to 6 = believed (3) [Command Denial] <denial>`,
      events: [{ type: 'v1.DetectionConfirmed', service: 'navy', report: 'c3' }],
    },
    {
      name: 'a joint centre counts the reports of both (PH-47), and believes the second',
      state: waiting(1, 0, [1]),
      procedure: 'report',
      args: { report: 'c3' },
      script: [
        ['denial:none', 'on'],
        ['read', 'done'],
      ],
      asks: `${NO_RISK} ${read('believed')}`,
      tells: `
        title: Navy report = believed [Command Denial]
        fact: Navy, report 2 = PBY [Command Denial]
        fact: Does command dismiss it? 0%: never = believed [Command Denial]`,
      events: [{ type: 'v1.DetectionConfirmed', service: 'navy', report: 'c3' }],
    },
    {
      name: 'the fourth report of a service stands as the third does',
      state: waiting(3, 0),
      procedure: 'report',
      script: [
        ['denial:none', 'on'],
        ['read', 'done'],
      ],
      asks: `${NO_RISK} ${read('believed')}`,
      tells: `
        title: Army report = believed [Command Denial]
        fact: Army, report 4 = Radar [Command Denial]
        fact: Does command dismiss it? 0%: never = believed [Command Denial]`,
      events: [{ type: 'v1.DetectionConfirmed', service: 'army', report: 'c2' }],
    },
    {
      name: 'without a report there is nothing to believe',
      state: inPlay({ reports: [{ id: 'c1', service: 'army', label: 'Radar', state: 'dismissed' }] }),
      procedure: 'report',
      tells: `
        title: Is the report believed?
        warning: No report is waiting for an answer.`,
    },
  ];
  playScenes(SCENES);
});

describe('[Surface Detection] ships in the same hex', () => {
  const WHERE = `
    where [Surface Detection] both: Are they in the weather front?
    - open: No
    - front: Yes (No contact in the front)`;
  const US = `
    us [Surface Detection] us: Does the US see them?
    (Seen on 4–6 (50%).)
    1d6: not seen, not seen, not seen, seen, seen, seen`;
  const JAPAN = `
    jp [Surface Detection] jp: Does Japan see them?
    (Seen if either die shows 4–6 (75%).)
    2d6`;
  const WHAT = `
    what [Markers] both: What did they meet?
    - ships: Ships
    - dummy: A dummy (Off the map, and no report)`;
  const SCENES: readonly Scene[] = [
    {
      name: 'by day both see: combat, and the Navy knows',
      state: inPlay(),
      procedure: 'surface-contact',
      script: [
        ['where', 'open'],
        ['what', 'ships'],
      ],
      asks: WHERE + WHAT,
      tells: `
        title: Ships in the same hex = combat [Surface Detection]
        fact: Does the US see them? 100%: always = seen [Surface Detection]
        result: Confirmed for the Navy, without denial [Confirmed Detection]
        reminder: Fight surface combat at once [Surface Combat]`,
      events: [{ type: 'v1.DetectionConfirmed', service: 'navy' }],
    },
    {
      name: 'a Navy that knows already is not told again',
      state: inPlay(NAVY_KNOWS),
      procedure: 'surface-contact',
      script: [
        ['where', 'open'],
        ['what', 'ships'],
      ],
      asks: WHERE + WHAT,
      tells: `
        title: Ships in the same hex = combat [Surface Detection]
        fact: Does the US see them? 100%: always = seen [Surface Detection]
        reminder: Fight surface combat at once [Surface Combat]`,
    },
    {
      name: 'at night the US looks first, then Japan; a dummy is no contact',
      state: inPlay(NIGHT),
      procedure: 'surface-contact',
      script: [
        ['where', 'open'],
        ['us', 3],
        ['jp', [3, 4]],
        ['what', 'dummy'],
      ],
      asks: WHERE + US + JAPAN + WHAT,
      tells: `
        title: Ships in the same hex = no contact [Surface Detection]
        die: Does the US see them? 50%: one die, 4 to 6 = not seen (3) [Surface Detection] <us>
        die: Does Japan see them? 75%: any of 2 dice, 4 to 6 = seen (3 4) [Surface Detection] <jp>
        result: A dummy: off the map [Markers] <what>`,
    },
    {
      name: 'at night neither may see the other',
      state: inPlay(NIGHT),
      procedure: 'surface-contact',
      script: [
        ['where', 'open'],
        ['us', 1],
        ['jp', [1, 1]],
      ],
      asks: WHERE + US + JAPAN,
      tells: `
        title: Ships in the same hex = no contact [Surface Detection]
        die: Does the US see them? 50%: one die, 4 to 6 = not seen (1) [Surface Detection] <us>
        die: Does Japan see them? 75%: any of 2 dice, 4 to 6 = not seen (1 1) [Surface Detection] <jp>`,
    },
    {
      name: 'in the weather front nobody sees',
      state: inPlay(),
      procedure: 'surface-contact',
      script: [['where', 'front']],
      asks: WHERE,
      tells: `
        title: Ships in the same hex = no contact [Surface Detection]
        fact: Does the US see them? 0%: never = not seen [Surface Detection]
        fact: Does Japan see them? 0%: never = not seen [Surface Detection]`,
    },
  ];
  playScenes(SCENES);
});
