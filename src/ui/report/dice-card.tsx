import type { Session } from '../../app/session';
import type { DiceGroup, DiceReport } from '../../core/journal/report/dice';
import { nameOf, Side } from '../ask/side';
import { Card } from '../kit/card';
import { Scroll } from '../kit/scroll';
import { rolledBy } from '../kit/source-words';
import {
  diceChance,
  diceCount,
  diceLeftOut,
  diceVerdict,
  fairMean,
  fairSpread,
  fitWords,
  groupName,
  twoDigits,
} from './dice-words';

/** Every die on record by whose it was and who rolled it, and whether fair dice fall like that. */
export function DiceCard({ session, dice }: { session: Session; dice: DiceReport }) {
  const { groups } = dice;
  if (!groups.length) {
    return (
      <Card title="Dice" class="stack">
        <p class="soft">Each side’s dice, the app’s and those by hand, are counted and tested here.</p>
      </Card>
    );
  }
  const sizes = [...new Set(groups.map(({ sides }) => sides))];
  const name = (side: string) => nameOf(session, side);
  return (
    <Card title="Dice" class="stack">
      {sizes.map((sides) => (
        <Faces key={sides} session={session} groups={groups.filter((group) => group.sides === sides)} />
      ))}
      <ul class="list dice-verdicts">
        {groups.map((group) => (
          <li key={`${group.sides}:${groupName(group, name)}`}>
            <span>
              {groupName(group, name)}, {diceCount(group)}: <b>{diceVerdict(group)}</b>.{' '}
              {group.fit && group.fit.rarity > 1 && <span class="soft">{fitWords(group)}.</span>}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft">
        {diceChance(groups)} {diceLeftOut(dice)}
      </p>
    </Card>
  );
}

/** Dice of one size, side by side. */
function Faces({ session, groups }: { session: Session; groups: readonly DiceGroup[] }) {
  const [first] = groups;
  if (!first) return null;
  const { sides } = first;
  const size = Math.max(...groups.map(({ counts }) => counts.length));
  const label = sides ? `Dice of ${sides} sides` : 'Dice of a size that is no longer known';
  return (
    <Scroll label={label}>
      <table class="data-table report-table dice-faces">
        <caption class="soft">{label}: how often each face fell</caption>
        <thead>
          <tr>
            <th scope="col">Face</th>
            {groups.map((group) => (
              <th key={groupName(group, String)} scope="col">
                {group.free ? (
                  'Free rolls'
                ) : group.side ? (
                  <Side session={session} side={group.side} />
                ) : (
                  'No side'
                )}{' '}
                <span class="soft">{rolledBy(group.by)}</span>
              </th>
            ))}
            {sides > 0 && <th scope="col">Fair</th>}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: size }, (_, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {groups.map((group) => (
                <td key={groupName(group, String)}>{group.counts[i] ?? 0}</td>
              ))}
              {sides > 0 && <td class="soft">1/{sides}</td>}
            </tr>
          ))}
          <Row head="Dice" groups={groups} value={({ n }) => String(n)} fair={sides > 0 ? '' : undefined} />
          <Row
            head="Mean"
            groups={groups}
            value={({ mean }) => twoDigits(mean)}
            fair={sides > 0 ? twoDigits(fairMean(sides)) : undefined}
          />
          <Row
            head="Spread"
            groups={groups}
            value={({ spread }) => twoDigits(spread)}
            fair={sides > 0 ? twoDigits(fairSpread(sides)) : undefined}
          />
        </tbody>
      </table>
    </Scroll>
  );
}

type RowProps = {
  head: string;
  groups: readonly DiceGroup[];
  value: (group: DiceGroup) => string;
  fair: string | undefined;
};

const Row = ({ head, groups, value, fair }: RowProps) => (
  <tr class="sum">
    <th scope="row">{head}</th>
    {groups.map((group) => (
      <td key={groupName(group, String)}>{value(group)}</td>
    ))}
    {fair !== undefined && <td class="soft">{fair}</td>}
  </tr>
);
