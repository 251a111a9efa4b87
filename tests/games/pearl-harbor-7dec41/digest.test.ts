import { describe, expect, it } from 'vitest';
import { RULE } from '../../../src/games/pearl-harbor-7dec41/data/headings';
import { PEARL_HARBOR_DIGEST as digest } from '../../../src/games/pearl-harbor-7dec41/text/digest';
import { expected } from './pearl';

it('every heading that the code cites is one of the digest', () => {
  const headings = digest.map(({ number }) => number);
  expect(Object.values(RULE).filter((heading) => !headings.includes(heading))).toEqual([]);
  expect(Object.values(RULE)).toHaveLength(53);
});

describe('the numbers a digest gives are those typed from the rulebook', () => {
  type Chance = { readonly name: string; readonly percent: number | readonly number[] };
  const chances = expected<Chance>('chances');
  const percent = (name: string): string => {
    const row = chances.find((each) => each.name === name);
    if (!row) throw new Error(`no chance ${name}`);
    return [row.percent].flat().join(', ');
  };
  const values = expected<{ readonly name: string; readonly value: number }>('values');
  const value = (name: string): number | undefined => values.find((each) => each.name === name)?.value;
  const textOf = (number: string) => digest.find((rule) => rule.number === number)?.text ?? '';
  const has = (number: string, told: string) => expect(textOf(number)).toContain(told);

  it('Air-to-sea', () => {
    const each = [1, 2, 3, 4, 5, 6].map((hexes) => `${hexes} ${percent(`air to sea, distance ${hexes}`)}%`);
    has('Air-to-sea', each.join(', '));
  });
  it('Radar, Sub Detection, Air-to-air, China Clipper', () => {
    has(
      'Radar',
      `1 hex away are seen at ${percent('radar, distance 1')}%, 2 hexes away at ${percent('radar, distance 2')}%`,
    );
    has('Sub Detection', `next hex at ${percent('sub sees aircraft, adjacent')}%`);
    has('Air-to-air', `at ${percent('take-off hex sighting')}%`);
    has('China Clipper', `at ${percent('China Clipper sighting')}%`);
  });
  it('Surface Detection', () => {
    has(
      'Surface Detection',
      `US finds at ${percent('surface, night, US')}% and Japan at ${percent('surface, night, Japanese')}%`,
    );
  });
  it('Command Denial', () => {
    const rung = (n: number) => percent(`denial, Army, detection ${n}, separate`);
    has(
      'Command Denial',
      `first report is denied at ${rung(1)}%, the second at ${rung(2)}%, the third stands`,
    );
    has('Command Denial', `joint command centre it is ${percent('denial, joint, detection 1')}%, then never`);
  });
  it('USS Ward and US Carriers', () => {
    has('USS Ward', `sinks it at ${percent('Ward, none sunk yet')}%`);
    has('USS Ward', `begun, at ${percent('Ward, one already sunk')}%`);
    has('US Carriers', `${percent('Enterprise starts in harbor')}% that Enterprise`);
    has('US Carriers', `rolls ${percent('Lexington enters south edge')}%`);
  });
  it('Airstrike Hits', () => {
    const row = (attack: string, side: string) =>
      ['stationary, unalerted', 'stationary, alerted', '1-hex ship', '2-hex ship']
        .map((target) => percent(`${attack}, ${target}${side}`))
        .join(', ');
    has('Airstrike Hits', `High bombing ${row('high level', '')}%`);
    has('Airstrike Hits', `Low bombing ${row('low bombing', '')}%`);
    has('Airstrike Hits', `Japanese torpedoes ${row('torpedo', ', Japanese')}%`);
    has('Airstrike Hits', `${percent('torpedo, 1-hex ship, US')} and ${percent('torpedo, 2-hex ship, US')}%`);
    has('Torpedo Malfunction', `at ${percent('malfunction, 1-hex ship')}% against a 1-hex`);
    has('Torpedo Malfunction', `at ${percent('malfunction, 2-hex ship')}% against a 2-hex`);
  });
  it('Surface Combat and Sub Attack', () => {
    const [jp, nobody, us] = percent('surface combat, day, even').split(', ');
    has('Surface Combat', `Japan wins ${jp}%, neither ${nobody}%, the US ${us}%`);
    const night = percent('surface combat, night').split(', ');
    has('Surface Combat', `At night: Japan ${night[0]}%, neither ${night[1]}%, the US ${night[2]}%`);
    has('Sub Attack', `at ${percent('US sub hits 1-hex carrier')}% if`);
    has('Sub Attack', `at ${percent('US sub hits 2-hex carrier')}% if`);
  });
  it('Land Combat', () => {
    const each = [8, 7, 6, 5, 4].map((left) => `${left} ${percent(`invasion with ${left} transports`)}%`);
    has('Land Combat', each.join(', '));
  });
  it('Victory Points and Precautions', () => {
    const harbor = ['damaged', 'bottomed', 'destroyed'];
    const [a, b, c] = harbor.map((state) => value(`battleship ${state} in harbor`));
    has('Victory Points', `${a} damaged, ${b} bottomed, ${c} destroyed`);
    has(
      'Victory Points',
      `US carrier ${harbor
        .map((state) => value(`US carrier ${state} in harbor`))
        .join(', ')
        .replace(/, (\d+)$/, ' and $1')}`,
    );
    has(
      'Victory Points',
      `${value('battleship damaged at sea')} damaged and ${value('battleship sunk at sea')} sunk for a battleship`,
    );
    has(
      'Victory Points',
      `${value('US carrier damaged at sea')} and ${value('US carrier sunk at sea')} for a carrier`,
    );
    has(
      'Precautions',
      `PBY search ${value('PBY search')}, Army bomber search ${value('Army bomber search')}`,
    );
    has('Precautions', `joint command centre ${value('joint command center')}`);
    has('Battle Squadrons', `gives Japan ${value('ship sunk in the channel')} points`);
  });
});
