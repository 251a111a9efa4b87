import { cutText } from '../../core/text';

/** In characters, for a field that names no length of its own: more than anybody types, and no burden to the page. */
const MOST = { INPUT: 1_000, TEXTAREA: 200_000 };

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const mostOf = (field: TextField): number =>
  field.maxLength > 0 ? field.maxLength : field instanceof HTMLTextAreaElement ? MOST.TEXTAREA : MOST.INPUT;

/**
 * Whatever is pasted, dropped or put into any field is cut before it is set, and the field says so: megabytes in a field would
 * be drawn, checked and kept at each letter.
 */
export function cutLongText(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target: field, data } = event;
    if (!isTextField(field) || !data || !event.cancelable) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = selectionStart ?? value.length;
    const to = selectionEnd ?? from;
    const most = mostOf(field);
    const room = Math.max(0, most - (value.length - (to - from)));
    if (data.length <= room) return;
    event.preventDefault();
    // A field for a number takes no part of a text, and one that is full takes nothing.
    const kept = selectionStart === null ? '' : cutText(data, room);
    if (kept) {
      field.setRangeText(kept, from, to, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: kept }));
    }
    say(
      field,
      kept
        ? `Cut: this field holds ${most.toLocaleString('en')} characters.`
        : 'Too long for this field. Nothing was pasted. Paste a shorter text.',
    );
  });
}

/** In the browser's own bubble at the field, until the next tap or letter: it must not keep the form from being sent. */
function say(field: TextField, words: string): void {
  field.setCustomValidity(words);
  field.reportValidity();
  const clear = new AbortController();
  const done = () => {
    field.setCustomValidity('');
    clear.abort();
  };
  for (const what of ['pointerdown', 'keydown', 'beforeinput', 'submit', 'blur'])
    document.addEventListener(what, done, { capture: true, signal: clear.signal });
}
