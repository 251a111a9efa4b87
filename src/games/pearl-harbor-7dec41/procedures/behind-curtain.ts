import { type Args, askChoice, type Derivation, type Steps } from '../../../core/play/procedure';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { RULE } from '../data/headings';
import type { SideId } from '../data/sides';
import type { Done } from '../state/events';
import type { PearlState, Plan } from '../state/state';

/** The plan that the app holds; one on paper it cannot read. */
export const sealedPlan = ({ game: { plan } }: PearlState): Plan | undefined =>
  plan === 'paper' ? undefined : plan;

type Word = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  readonly hint: string;
  readonly yes: { readonly value: string; readonly label: string };
  /** What in the sealed plan stands against it: told behind the curtain alone. */
  readonly barred: string | undefined;
};

/**
 * Japan’s word on what rests on its sealed plan, before anything is said in the open: asked alike in every game, so that a
 * tap by the other side tells nothing.
 */
export function* askJapan(work: Derivation, { yes, barred, ...word }: Word): Steps<boolean> {
  const said = yield* askChoice(work, {
    ...word,
    side: 'jp',
    options: [
      { ...yes, ...(barred !== undefined && { disabled: barred }) },
      { value: 'no', label: 'Not now' },
    ],
    secret: 'jp',
  });
  return said === yes.value;
}

/**
 * Where each side has a phone the US says on its own what it alone knows: asked last before the outcome, which is worked
 * out there.
 */
export function* askUs(work: Derivation, { apart }: Args, key: string, title: string): Steps<void> {
  if (apart !== true) return;
  yield* askChoice(work, {
    key,
    rule: RULE.setups,
    title,
    hint: 'The answer comes from what you sealed on this phone.',
    side: 'us',
    options: [{ value: 'told', label: 'Tell Japan' }],
    secret: 'us',
  });
}

/** Not now, for whatever reason. */
export const notNow = (label: string, rule: string): Done =>
  finish(heading(label, { value: 'not now', rule }), []);

/** Read behind the curtain: the last thing asked is always the same, so that its coming says nothing. */
export const confirmSecret = (work: Derivation, hint: string, secret: SideId = 'us'): Steps<string> =>
  askChoice(work, {
    key: 'read',
    rule: RULE.setups,
    title: 'Read it, then hand the phone back',
    hint,
    options: [{ value: 'done', label: 'Done' }],
    secret,
  });

/** In the place of a roll that is not made: as many taps as with it, so that their number tells nothing. */
export const askNoRoll = (work: Derivation, key: string, title: string, rule: string): Steps<string> =>
  askChoice(work, {
    key: `${key}:none`,
    rule,
    title,
    hint: 'There is nothing to roll. Tap anyway, so that nobody can tell from the number of taps.',
    options: [{ value: 'on', label: 'Continue' }],
    secret: 'us',
  });
