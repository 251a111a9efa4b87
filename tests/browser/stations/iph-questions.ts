import {
  afterSetUp,
  atTheCup,
  HEADS,
  inBattle,
  inCarrierWarfare,
  inLanding,
  inSetUp,
  openSeeded,
  seed,
} from '../../hands/seed';
import type { Short } from '../../support/drive';
import { open, say } from '../../support/play';
import { expect } from '../support';
import { isWhole, type Start } from './walk';

const ROUGH = { attack: 8, defence: 3, terrain: 'rough' };
const into = (terrain: string) => ({ ...ROUGH, terrain });

/** A hex that Japan has taken: which one, what stands there, what it is worth. */
function hexTaken(...answers: readonly Short[]) {
  const table = afterSetUp();
  open(table, 'hex', { to: 'jp' });
  say(table, ...answers);
  return table;
}

function drawing() {
  const table = atTheCup();
  open(table, 'draw-chit');
  return table;
}

function placing() {
  const table = inCarrierWarfare();
  open(table, 'jp-disposition');
  say(table, { carriers: 2, battleships: ['hiei'] });
  open(table, 'us-disposition');
  return table;
}

/** What a player does before the station is reached. */
type Then = (start: Start) => Promise<void>;
type Questions = { readonly [name: string]: readonly [at: () => Parameters<typeof seed>[2], then?: Then] };

/** A question of each kind; those of the trial (tests/games/iph/trial) are not asked again. */
const QUESTIONS: Questions = {
  'column heads': [() => inBattle()],
  'a form that is refused, with all its fields': [() => inBattle(HEADS), fillInWrongly],
  'a choice of many': [() => hexTaken()],
  'a die with one declared ahead of it': [() => inBattle(HEADS, ROUGH), declare],
  'a chit': [() => drawing()],
  'a cell of losses': [() => inBattle(HEADS, ROUGH, 4)],
  'a cell of words': [() => hexTaken('other', { number: '1829' })],
  'the odds of what is not read yet': [() => inBattle(HEADS, into('airfield'), 0), showOdds],
};

/** Of the same kinds, and laid out otherwise by what is asked. */
const ALIKE: Questions = {
  'a choice': [() => inBattle(HEADS, ROUGH, 3, '1/1')],
  'dice for units': [() => inLanding({}, 0)],
  'two dice': [() => inBattle(HEADS, into('ford-island'), 0)],
  'a cell of numbers': [() => inBattle(HEADS, into('mountain'))],
  'a typed cell': [() => hexTaken('other', { number: '2829' }, 'airfield')],
  'a form of readings': [() => inSetUp()],
  'a form of loads': [() => inLanding()],
  'a form of ships': [() => placing()],
  'a form of marks': [() => inBattle(HEADS, into('city'), 2, -2)],
};

export async function* iphQuestions(start: Start) {
  const { page, home } = start;
  const questions = { ...QUESTIONS, ...(isWhole && ALIKE) };
  await seed(page, home, ...Object.values(questions).map(([at]) => at()));
  for (const [i, [name, [, then]]] of Object.entries(questions).entries()) {
    await openSeeded(page, home, i);
    await expect(page.getByRole('link', { name: /a question is open/ })).toBeVisible();
    await then?.(start);
    yield name;
  }
}

async function fillInWrongly({ page, player }: Start): Promise<void> {
  await page.getByRole('textbox', { name: 'Attack factors' }).fill('abc');
  await player.button(/^Attack( on|$)/).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await player.fill({ 'Terrain of the attacked hex': 'Airfield' });
  await player.unfold('Hex number');
  await expect(page.getByRole('group', { name: 'Battleships' })).toBeVisible();
}

async function declare({ player }: Start): Promise<void> {
  await player.mark('Banzai!');
  await player.face(3).click();
}

async function showOdds({ page, home }: Start): Promise<void> {
  const game = page.url();
  await page.goto(`${home}#/settings`);
  await page.getByRole('group', { name: 'Odds before a roll' }).getByText('Always').click();
  await page.goto(game);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Steps lost' })).toContainText('not read yet');
}
