// What every page of the other engines gets before its own code: Playwright's way to find things, as tests/screens has
// it in Node, and where a finger would come down on what was found.
import { element, elements, enabled, isShown, shown } from '../support/elements';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The middle of the only one, once it is shown, can be used, stands still and nothing lies over it. */
async function spot(selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = enabled(selector);
  if (!isHit(found)) found.scrollIntoView({ block: 'center' });
  const before = middle(found);
  await frame();
  await frame();
  const after = middle(found);
  if (!found.isConnected || before.x !== after.x || before.y !== after.y)
    throw new Error('it does not stand still');
  if (!isHit(found)) throw new Error(`it lies under ${at(found)?.outerHTML.slice(0, 200)}`);
  return after;
}

function middle(found: Element) {
  const { left, right, top, bottom } = found.getBoundingClientRect();
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

const at = (found: Element) => document.elementFromPoint(middle(found).x, middle(found).y);

function isHit(found: HTMLElement): boolean {
  const hit = at(found);
  return found.contains(hit) || (hit?.closest('label')?.control ?? found.closest('label')) === found;
}

const inPage = { element, elements, isShown, shown, enabled, spot };
export type InPage = typeof inPage;
Object.assign(globalThis, { inPage });
