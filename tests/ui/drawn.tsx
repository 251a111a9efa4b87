// What a part of the app draws, as an outline that can be read: an element a line, with its classes, its attributes and
// its text. For tests that run in the environment of happy-dom.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentChild, render } from 'preact';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { pause } from '../support/until';

/** When everything is drawn: what is said of a time hangs on it. */
export const NOON = new Date(2026, 10, 22, 12).getTime();

/**
 * Whoever draws begins with an empty page at noon, and leaves nothing on it or in the browser to the next file. Each file
 * says so itself, before all else: what a module does as it is loaded is done only once for all files that share it.
 */
export function freshPage(): void {
  const restore = [navigator, document, HTMLElement.prototype, HTMLVideoElement.prototype].map(restored);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  });
  afterEach(() => {
    render(null, document.body);
    document.body.replaceChildren();
    vi.useRealTimers();
  });
  afterAll(() => {
    for (const one of restore) one();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    location.hash = '';
  });
}

/** Gives the properties back that an object has now. */
function restored(object: object): () => void {
  const had = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!(key in had)) Reflect.deleteProperty(object, key);
    Object.defineProperties(object, had);
  };
}

/** Draws in place of what was drawn before, and waits until what is fetched and done after the paint is there. */
export async function draw(node: ComponentChild): Promise<HTMLElement> {
  if (!vi.isFakeTimers()) throw new Error('Call freshPage() in this file before anything is drawn.');
  render(null, document.body);
  render(node, document.body);
  await settled();
  return document.body;
}

/** After the next paints, with what they have asked for. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await vi.dynamicImportSettled();
    await pause(0);
  }
}

/** Draws, and compares with the outline of this name, or the parts that a selector finds. */
export async function expectDrawn(name: string, node: ComponentChild, part = 'body'): Promise<void> {
  await draw(node);
  expectOutline(name, part);
}

/**
 * Compares what stands there with the outline of this name in `outlines/`. Where it has changed on purpose,
 * `OUTLINES=write npx vitest run tests/ui` writes it anew; read its diff.
 */
export function expectOutline(name: string, part = 'body'): void {
  expectWritten(name, [...document.querySelectorAll(part)].map(outline).join('\n'));
}

/** The same of anything that is written. */
export function expectWritten(name: string, text: string): void {
  const file = join(import.meta.dirname, 'outlines', `${name}.txt`);
  const found = `${text}\n`;
  if (process.env.OUTLINES === 'write') writeFileSync(file, found);
  expect(found).toBe(readFileSync(file, 'utf8'));
}

const outline = (inside: Element): string => childLines(inside, '').join('\n');

/** The texts of all elements that a selector finds. */
export const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The only button or link that is called so. */
export function control(name: string): HTMLElement {
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, a, summary, input, select, textarea'),
  ].filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`${found.length} times "${name}"`);
  return one;
}

export async function tap(name: string): Promise<void> {
  control(name).click();
  await settled();
}

export async function type(name: string, text: string): Promise<void> {
  const field = control(name) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

function childLines(node: Element, indent: string): string[] {
  const children = [...node.childNodes];
  return children.flatMap((child, at) => {
    if (child instanceof Element) return lines(child, indent);
    if (children[at - 1]?.nodeType === Node.TEXT_NODE) return [];
    const words = textFrom(children.slice(at));
    return words ? [`${indent}"${words}"`] : [];
  });
}

/** Texts side by side are one to a reader. */
function textFrom(nodes: readonly ChildNode[]): string {
  const end = nodes.findIndex(({ nodeType }) => nodeType !== Node.TEXT_NODE);
  return nodes
    .slice(0, end < 0 ? nodes.length : end)
    .map(({ textContent }) => textContent)
    .join('');
}

function lines(node: Element, indent: string): string[] {
  const head = `${indent}${headOf(node)}`;
  if (node.classList.contains('icon')) return [`${head} ${strokeOf(node)}`];
  if (node.children.length === 0 && node.textContent) return [`${head} "${node.textContent}"`];
  return [head, ...childLines(node, `${indent}  `)];
}

/** An icon is told by the beginning of its first stroke. */
const strokeOf = (icon: Element): string =>
  [...(icon.firstElementChild?.attributes ?? [])].map(({ value }) => value.slice(0, 12)).join(' ');

/** What Preact counts anew with each drawing. */
const PASSING = /\bP\d+-\d+\b/g;
/** Said by the state of the element, or the same of every icon. */
const LEFT_OUT = ['class', 'value', 'checked'];
const OF_ICONS = /^(viewBox|fill|stroke.*|aria-hidden)$/;

function headOf(node: Element): string {
  const isIcon = node.classList.contains('icon');
  const attributes = [...node.attributes]
    .filter(({ name }) => !LEFT_OUT.includes(name) && !(isIcon && OF_ICONS.test(name)))
    .map(({ name, value }) => (value === '' ? name : `${name}=${value.replace(PASSING, '#')}`));
  const classes = [...node.classList].map((name) => `.${name}`).join('');
  return [`${node.localName}${classes}`, ...attributes.sort(), ...stateOf(node)].join(' ');
}

function stateOf(node: Element): string[] {
  if (node instanceof HTMLSelectElement) return [`= ${node.value}`];
  if (!(node instanceof HTMLInputElement)) return [];
  if (node.type === 'checkbox' || node.type === 'radio') return node.checked ? ['checked'] : [];
  return node.value ? [`= ${node.value}`] : [];
}
