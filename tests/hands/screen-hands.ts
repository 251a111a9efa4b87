import type { Locator, Page } from '@playwright/test';
import { describeCell } from '../../src/core/charts/chart';
import type { FormField } from '../../src/core/play/form';
import type {
  Answer,
  CellPrompt,
  DicePrompt,
  FormPrompt,
  LabelsPrompt,
  Option,
  Prompt,
} from '../../src/core/play/prompt';
import type { Action } from '../../src/core/play/view';
import { expand, type Short } from '../support/drive';
import { BY_APP, type Hands } from '../support/seat';
import { readStore } from './journal';
import { Player } from './player';

/** Taps a seat's game through the screens, by the words on them. */
export class ScreenHands implements Hands {
  private readonly player: Player;
  private readonly page: Page;

  constructor(page: Page, player = new Player(page)) {
    this.page = page;
    this.player = player;
  }

  async start(action: Action, place: 'table' | 'ledger', sideName: string | undefined): Promise<void> {
    if (place === 'ledger') await this.player.more('Ledger');
    const button = await this.oneOf(new RegExp(`^${literally(action.label)}$`), sideName);
    await this.player.one(() => button.click());
  }

  /** Both sides may be offered the same in their own words; what comes next by the rules, in a list and below it all. */
  private async oneOf(label: RegExp, sideName: string | undefined): Promise<Locator> {
    const all = this.player.button(label);
    await all.first().waitFor();
    const [one, ...more] = await all.all();
    if (one && !more.length) return one;
    const within = sideName === undefined ? this.page : this.page.getByRole('region', { name: sideName });
    return within.getByRole('button', { name: label }).last();
  }

  async back(): Promise<void> {
    await this.page.getByRole('link', { name: /^Table/ }).click();
  }

  /** A die or a draw on the table itself: one tap, one entry. */
  async atOnce(action: Action, prompt: Prompt, short: Short): Promise<void> {
    if (short === BY_APP) await this.player.tap(action.label);
    else await this.show(prompt, short);
  }

  async answer(prompt: Prompt, short: Short, secretName: string | undefined, told?: string): Promise<void> {
    if (secretName !== undefined) await this.player.look(secretName);
    if (told !== undefined) return this.player.number(told);
    await this.show(prompt, short);
    if (prompt.kind === 'dice' && secretName === undefined) await this.fell(prompt, short);
  }

  /** Dice that have been answered lie on the next screen, and are said with their faces. */
  private async fell(prompt: DicePrompt, short: Short): Promise<void> {
    const answer = short === BY_APP ? await this.recorded(prompt) : expand(prompt, short);
    const faces = answer.kind === 'dice' ? answer.faces : [];
    await this.page
      .locator('.fell .die')
      .nth(faces.length - 1)
      .waitFor();
    const said = this.page.locator('output.sr').first();
    for (const face of faces) await said.filter({ hasText: new RegExp(`\\b${face}\\b`) }).waitFor();
  }

  async recorded({ key }: Prompt): Promise<Answer> {
    const { entries } = await readStore(this.page);
    const last = entries.at(-1);
    const answers = last?.kind === 'v1.Opened' || last?.kind === 'v1.Answered' ? last.answers : [];
    const found = answers.find((recorded) => recorded.key === key)?.answer;
    if (!found) throw new Error(`nothing is recorded for ${key}`);
    return found;
  }

  undo(): Promise<void> {
    return this.player.tap('Undo');
  }

  /** On the log's own screen. */
  async strike(title: string): Promise<void> {
    await this.page.getByRole('link', { name: /^Log/ }).click();
    const entry = this.page.locator('li.log-line:not(.struck)').filter({ hasText: title }).first();
    await entry.locator('summary').first().click();
    await this.player.one(() => entry.getByRole('button', { name: 'Strike this entry' }).click());
    await this.back();
  }

  private async show(prompt: Prompt, short: Short): Promise<void> {
    await this.fillIn(prompt, short);
    await this.player.one(() => this.button(prompt, short).click());
  }

  /** All that an answer takes but its last tap. Nothing of it is on record yet. */
  async fillIn(prompt: Prompt, short: Short): Promise<void> {
    if (short === BY_APP) return;
    if (prompt.kind === 'form') return this.fill(prompt, short as { readonly [key: string]: unknown });
    if (prompt.kind === 'cell') return this.read(prompt, short);
    if (prompt.kind === 'heads') return this.columns(prompt, short);
    if (prompt.kind !== 'dice') return;
    const { faces, marks } = thrown(prompt, short);
    for (const mark of marks)
      await this.player.mark(prompt.marks?.find(({ value }) => value === mark)?.label ?? mark);
    for (const face of faces.slice(0, -1)) await this.player.face(face).click();
  }

  /** The last tap of an answer. */
  button(prompt: Prompt, short: Short): Locator {
    switch (prompt.kind) {
      case 'choice':
        return this.player.button(optionName(prompt.options, String(short)));
      case 'draw':
        return this.player.button(short === BY_APP ? 'Draw for me' : optionName(prompt.from, String(short)));
      case 'dice':
        if (short === BY_APP) return this.player.button('Roll for me');
        return this.player.face(thrown(prompt, short).faces.at(-1) ?? 0);
      case 'heads':
        return this.player.button('Use these columns');
      case 'cell': {
        if (isTyped(prompt) || prompt.shape.kind === 'losses') return this.player.button('Save this value');
        const group = this.page.getByRole('group', { name: 'Your sheet says' });
        // A code has what it means beside it.
        const words = cellWords(prompt, short);
        const name = prompt.shape.kind === 'code' ? new RegExp(`^${literally(words)}( |$)`) : words;
        return group.getByRole('button', { name, exact: true });
      }
      case 'form':
        return this.player.button(submitOf(prompt));
    }
  }

  /** What stands there and is not on the sheet goes; what is missing is typed. */
  private async columns(prompt: LabelsPrompt, short: Short): Promise<void> {
    const { gone, missing } = columnsOf(prompt, short);
    for (const head of gone) await this.player.button(`Remove column ${head}`).click();
    for (const head of missing) {
      await this.page.getByRole('textbox', { name: 'Another column' }).fill(head);
      await this.player.button('Add').click();
    }
  }

  private async read(prompt: CellPrompt, short: Short): Promise<void> {
    if (prompt.shape.kind === 'words')
      return this.page.getByRole('textbox', { name: 'Your sheet says' }).fill(String(short));
    if (isTyped(prompt)) return this.player.fill({ 'Your sheet says': Number(short) });
    if (prompt.shape.kind !== 'losses') return;
    const losses = cellWords(prompt, short).split('/');
    for (const [i, group] of lossGroups(prompt).entries())
      await this.page
        .getByRole('group', { name: group })
        .getByText(losses[i] ?? '', { exact: true })
        .click();
  }

  /** By all of its label: one may stand in another. */
  private async pick({ label, options }: ChoiceField, value: unknown): Promise<void> {
    const radio = this.page.getByRole('radio', { name: optionName(options, String(value)) });
    const labels = this.page.getByRole('group', { name: label }).locator('label');
    await labels.filter({ has: radio }).first().click();
  }

  /** Types or taps what differs from what the form offers. */
  private async fill(prompt: FormPrompt, given: { readonly [key: string]: unknown }): Promise<void> {
    if (prompt.fold) await this.page.locator('summary', { hasText: prompt.fold }).click();
    for (const field of prompt.fields) {
      const value = given[field.key];
      // What follows another field no longer stands at its first value.
      const follows = field.kind === 'choice' && field.follows !== undefined;
      if (value === undefined || (value === field.initial && !follows)) continue;
      if (field.folded) await this.player.unfold(field.label);
      if (field.kind === 'number' || field.kind === 'text') await this.field(field).fill(String(value));
      else if (field.kind === 'choice') await this.pick(field, value);
      else await this.flags(field, value as readonly string[], field.initial ?? []);
    }
  }

  /** By all of its label: others may have it in theirs. */
  private field(field: FormField): Locator {
    const may = field.kind === 'text' && field.optional ? '(optional)' : '';
    const name = [field.label, may, field.rule].filter(Boolean).join(' ');
    // Whose it is stands before its label.
    if (field.side !== undefined)
      return this.page.getByRole('textbox', { name: new RegExp(` ${literally(name)}$`) });
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Two lists of one form may hold the same things, and one name may begin another. */
  private async flags({ label, fold }: FlagsField, set: readonly string[], initial: readonly string[]) {
    const differs = [...set, ...initial].filter((flag) => set.includes(flag) !== initial.includes(flag));
    if (fold !== undefined && differs.length) await this.page.locator('summary', { hasText: label }).click();
    for (const flag of differs) {
      const box = this.page.locator(`input[value="${flag}"]`);
      await this.page.getByRole('group', { name: label }).locator('label').filter({ has: box }).click();
      await this.page
        .getByRole('group', { name: label })
        .locator(`input[value="${flag}"]${set.includes(flag) ? ':checked' : ':not(:checked)'}`)
        .waitFor({ state: 'attached' });
    }
  }
}

type FlagsField = Extract<FormField, { readonly kind: 'flags' }>;
type ChoiceField = Extract<FormField, { readonly kind: 'choice' }>;

/** The button of a form may say which column it leads to. */
export const submitOf = ({ submit, submitOn }: FormPrompt): RegExp =>
  new RegExp(`^(${literally(submit)}|${literally(submitOn ?? submit)} [\\d:]+)$`);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function optionName(options: readonly Option[], value: string): RegExp {
  const option = options.find((each) => each.value === value);
  if (!option) throw new Error(`${value} is not among ${options.map((each) => each.value).join(', ')}`);
  const effect = '(\\s*[+\u2212]?\\d+( ?[LR]| VP)?)?';
  const note = option.note ? `(\\s*${literally(option.note)})?` : '';
  return new RegExp(`^${literally(option.label)}${effect}${note}$`);
}

/** What the two numbers of a cell of losses stand under. */
export const lossGroups = ({ shape }: CellPrompt): readonly [string, string] =>
  shape.kind === 'losses' && shape.names
    ? [shape.names.attacker, shape.names.defender]
    : ['Attacker loses', 'Defender loses'];

/** A number out of many is typed; a few are buttons. */
export const isTyped = ({ shape }: CellPrompt): boolean =>
  shape.kind === 'words' || (shape.kind === 'number' && shape.max - shape.min >= 8);

/** How the columns on the sheet differ from those that stand there. */
export function columnsOf(prompt: LabelsPrompt, short: Short) {
  const given = expand(prompt, short);
  const heads = given.kind === 'heads' ? given.heads : [];
  return {
    gone: prompt.offered.filter((head) => !heads.includes(head)),
    missing: heads.filter((head) => !prompt.offered.includes(head)),
  };
}

export function cellWords(prompt: CellPrompt, short: Short): string {
  const given = expand(prompt, short);
  return given.kind === 'cell' ? describeCell(prompt.shape, given.value) : '';
}

export function thrown(prompt: DicePrompt, short: Short) {
  const given = expand(prompt, short);
  if (given.kind !== 'dice') throw new Error(`${prompt.key} is no throw`);
  return { faces: given.faces, marks: given.marks ?? [] };
}
