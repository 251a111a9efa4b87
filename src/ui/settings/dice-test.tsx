import './dice-test.css';
import { useState } from 'preact/hooks';
import { tryDice } from '../../app/dice-trial';
import { CRITICAL, type FairDice, type Fit } from '../../core/play/fair-dice';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';

const ROLLS = ['600', '6000', '60000'] as const;
const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Anybody may test the app's dice: how often each face fell, and whether fair dice fall like that. */
export function DiceTestScreen() {
  const [rolls, setRolls] = useState<(typeof ROLLS)[number]>('6000');
  const [test, setTest] = useState<FairDice>();
  return (
    <>
      <Screen title="Test the dice" back={<BackLink to={{ screen: 'settings' }} />}>
        {test && <Result test={test} />}
        <Card class="stack">
          <p>
            Rolls and draws made here come from this device’s cryptographic random numbers, the same that keys
            are made of. A number that would favour a face is thrown away and drawn anew. No roll looks at the
            game, the side, or another roll.
          </p>
          <Segments
            legend="Rolls of a six-sided die"
            options={ROLLS.map((value) => ({ value, label: number(Number(value)) }))}
            value={rolls}
            onPick={setRolls}
          />
        </Card>
        <output class="sr">
          {test && `Each face: ${verdict(test.faces)} One after another: ${verdict(test.pairs)}`}
        </output>
      </Screen>
      <footer class="foot">
        <button type="button" class="main" onClick={() => setTest(tryDice(Number(rolls)))}>
          Roll {number(Number(rolls))} times
        </button>
      </footer>
    </>
  );
}

function Result({ test: { counts, faces, pairs } }: { test: FairDice }) {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  return (
    <>
      <section class="card" aria-label="Faces">
        <table class="dice-test">
          <caption class="soft">{number(n / 6)} of each are expected, give or take</caption>
          <thead>
            <tr>
              <th scope="col">Face</th>
              <th scope="col">Fell</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td>
                  {number(count)}
                  <svg class="share" width={`${(75 * count) / most}%`} height="8" aria-hidden="true" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Told title="Each face as often as the others?" fit={faces} />
      <Told title="Does a roll depend on the one before?" fit={pairs} />
      <p class="soft">
        Fair dice fail such a test now and then: with two tests a run, one run in ten says “seen once in 20”.
        Run it again. Dice that are not fair fail every time, and the more rolls, the worse.
      </p>
    </>
  );
}

function Told({ title, fit }: { title: string; fit: Fit }) {
  const [often, , rarely] = CRITICAL[fit.freedom] ?? [0, 0, 0];
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      <p>
        <b>{verdict(fit)}</b>
      </p>
      <p class="soft">
        Chi-square {number(fit.chiSquare, 1)} with {fit.freedom} degrees of freedom. Fair dice go above{' '}
        {number(often, 1)} in one test of 20, and above {number(rarely, 1)} in one of 1,000.
      </p>
    </section>
  );
}

const verdict = ({ rarity }: Fit): string =>
  rarity === 1
    ? 'As fair dice fall.'
    : `More uneven than usual: with fair dice seen about once in ${number(rarity)} tests.`;
