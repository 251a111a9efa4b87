// @vitest-environment page
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cutLongText } from '../../src/ui/device/long-text';
import { draw, freshPage } from './drawn';

freshPage();
beforeAll(cutLongText);

const HUGE = 'x'.repeat(50_000_000);
const FIELDS = [
  { name: 'a note', field: <input type="text" maxLength={500} />, most: 500 },
  { name: 'a field without a length', field: <input type="text" />, most: 1_000 },
  { name: 'a search', field: <input type="search" />, most: 1_000 },
  { name: 'an announcement', field: <textarea maxLength={280} />, most: 280 },
  { name: 'a list that is pasted', field: <textarea />, most: 200_000 },
];

/** What the browser asks before it puts a text in, at the letters that are selected. */
async function put(node: preact.VNode, data: string, before = '') {
  const sets: number[] = [];
  await draw(
    <div onInput={({ target }) => sets.push((target as HTMLInputElement).value.length)}>{node}</div>,
  );
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!field) throw new Error('no field');
  field.value = before;
  field.setSelectionRange(1, before.length);
  let said = '';
  field.addEventListener('invalid', () => {
    said = field.validationMessage;
  });
  const asks = new InputEvent('beforeinput', {
    bubbles: true,
    cancelable: true,
    inputType: 'insertFromPaste',
    data,
  });
  const isLet = field.dispatchEvent(asks);
  return { field, sets, isLet, said };
}

describe('text that is pasted, dropped or put in', () => {
  it.each(FIELDS)('of 50 MB into $name: cut before it is set, and said', async ({ field: node, most }) => {
    const { field, sets, isLet, said } = await put(node, HUGE, 'ab');
    expect(isLet).toBe(false);
    expect(field.value).toBe(`a${'x'.repeat(most - 1)}`);
    expect(sets).toEqual([most]);
    expect(said).toBe(`Cut: this field holds ${most.toLocaleString('en')} characters.`);
    document.dispatchEvent(new Event('pointerdown'));
    expect(field.checkValidity()).toBe(true);
  });

  it.each(FIELDS)('that fits into $name is left to the browser', async ({ field: node }) => {
    const { sets, isLet, said } = await put(node, 'Look at the flank');
    expect([isLet, sets, said]).toEqual([true, [], '']);
  });

  it('goes nowhere but into fields that are watched', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join('src', name), 'utf8'));
    expect(sources.filter((text) => /contenteditable=|onpaste=|ondrop=|onbeforeinput=/i.test(text))).toEqual(
      [],
    );
    expect(sources.filter((text) => text.includes('cutLongText()'))).toHaveLength(2);
  });
});
