import type { Page } from '@playwright/test';
import type { FormField } from '../../src/core/play/form';
import type { FormPrompt, Prompt } from '../../src/core/play/prompt';
import type { Short } from '../support/drive';
import { Keys } from './keys';
import { cellWords, columnsOf, isTyped, lossGroups, optionName, submitOf, thrown } from './screen-hands';

/** Answers what is asked without a pointer. */
export class KeyHands {
  private readonly keys: Keys;
  private readonly page: Page;

  constructor(page: Page, keys = new Keys(page)) {
    this.page = page;
    this.keys = keys;
  }

  async answer(prompt: Prompt, short: Short): Promise<void> {
    switch (prompt.kind) {
      case 'choice':
        return this.press(optionName(prompt.options, String(short)));
      case 'draw':
        return this.press(optionName(prompt.from, String(short)));
      case 'heads': {
        const { gone, missing } = columnsOf(prompt, short);
        for (const head of gone) await this.keys.enter('button', `Remove column ${head}`);
        for (const head of missing) {
          await this.keys.type('Another column', head);
          await this.keys.press('Enter');
        }
        return this.press('Use these columns');
      }
      case 'dice': {
        const { faces } = thrown(prompt, short);
        return this.keys.one(async () => {
          for (const face of faces) await this.keys.press(String(face));
        });
      }
      case 'form':
        await this.fill(prompt, short as { readonly [key: string]: unknown });
        return this.press(submitOf(prompt));
      case 'cell': {
        const words = cellWords(prompt, short);
        if (prompt.shape.kind === 'losses') {
          const [attacker = 0, defender = 0] = words.split('/').map(Number);
          const [first, second] = lossGroups(prompt);
          await this.keys.loss(first, attacker);
          await this.keys.loss(second, defender);
        } else if (isTyped(prompt)) await this.keys.type('Your sheet says', words);
        else return this.press(words);
        return this.press('Save this value');
      }
    }
  }

  private press(button: string | RegExp): Promise<void> {
    return this.keys.one(() => this.keys.enter('button', button));
  }

  private async fill(prompt: FormPrompt, given: { readonly [key: string]: unknown }): Promise<void> {
    if (prompt.fold) await this.keys.enter('summary', prompt.fold);
    for (const field of prompt.fields) {
      const value = given[field.key];
      if (value === undefined || value === field.initial) continue;
      if (field.folded && value !== '')
        await this.keys.enter('button', `${field.label}: ${field.folded.toLowerCase()}`);
      if (field.kind === 'number' || field.kind === 'text')
        await this.keys.type([field.label, field.rule].filter(Boolean).join(' '), String(value));
      else if (field.kind === 'choice') await this.pick(field, String(value));
      else {
        const [set, initial] = [value as readonly string[], field.initial ?? []];
        const differs = [...set, ...initial].filter((flag) => set.includes(flag) !== initial.includes(flag));
        if (field.fold !== undefined && differs.length)
          await this.keys.enter('summary', new RegExp(field.label));
        for (const flag of differs) await this.tick(field, flag);
      }
    }
  }

  /** Of a group of radio buttons: into it by Tab, on to the option by the arrow. */
  private async pick(field: FormField, value: string): Promise<void> {
    const group = this.page.getByRole('group', { name: field.label });
    await this.keys.into(group.getByRole('radio'));
    const option = group.locator(`input[value="${value}"]`);
    if (!(await option.isChecked())) await this.keys.press('Space');
    for (let i = 0; !(await option.isChecked()) && i < 60; i += 1) await this.keys.press('ArrowRight');
  }

  private async tick(field: FormField, flag: string): Promise<void> {
    const group = this.page.getByRole('group', { name: field.label });
    await this.keys.into(group.locator(`input[value="${flag}"]`));
    await this.keys.press('Space');
  }
}
