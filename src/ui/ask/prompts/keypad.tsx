import './keypad.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { wantsKeys } from '../../../app/device-settings';
import type { Option } from '../../../core/play/prompt';
import { plainNumbers } from '../../../core/typed';
import { announce } from '../../kit/announce';
import type { Tied } from '../../kit/field';

type Props = {
  tied: Tied;
  /** Where no label stands beside it. */
  label?: string;
  /** As many digits as this, and no other sign. */
  digits: number;
  text: string;
  /** Numbers that somebody may mean, proposed as they fit. */
  known: readonly Option[];
  /** The one that counts as it stands. */
  chosen?: string | undefined;
  /** The form that Enter submits, where the keypad stands outside it. */
  form?: string;
  /** Digit keys press digits wherever the focus is: for one keypad on a screen. */
  keys?: boolean;
  /** It takes the focus as it comes. */
  focused?: boolean;
  onText(text: string): void;
};

/** Those that begin like what is typed, and can be taken. */
export const fitting = (known: readonly Option[], text: string): readonly Option[] =>
  text ? known.filter(({ value, disabled }) => !disabled && value.startsWith(text)) : [];

/** As many proposals as there is room for. */
const ROOM = 2;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const BACK = 'Backspace';

/** A number of a few digits: boxes, what it may be, and keys as on a telephone. */
export function Keypad({ tied, label, digits, text, known, chosen, form, keys, focused, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, []);
  const take = (typed: string) => onText(plainNumbers(typed).replace(/\D/g, '').slice(0, digits));
  const press = (key: string) => take(key === BACK ? text.slice(0, -1) : text + key);
  // Before the next paint, so that digits pressed as fast as one can each find their own box.
  useLayoutEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const typing = target instanceof Element && target.matches('input, textarea, select');
      if (typing || ctrlKey || metaKey || altKey || !wantsKeys()) return;
      const digit = plainNumbers(key);
      if (key !== BACK && !KEYS.includes(digit)) return;
      event.preventDefault();
      press(key === BACK ? BACK : digit);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const fits = fitting(known, text);
  const told = fits.length;
  useEffect(() => {
    if (text) announce(told ? `${told} known ${told === 1 ? 'hex fits' : 'hexes fit'}` : 'No known hex fits');
  }, [text]);
  return (
    <div class="keypad">
      <div class="boxes">
        {Array.from({ length: digits }, (_, i) => (
          <span key={i} class={i === text.length ? 'box now' : 'box'} aria-hidden="true">
            {text[i]}
          </span>
        ))}
        <input
          {...tied}
          ref={input}
          form={form}
          class="boxes-input"
          type="text"
          inputMode="none"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          value={text}
          onInput={(event) => take(event.currentTarget.value)}
        />
      </div>
      <ul class="proposals" aria-label="Known hexes that fit">
        {!fits.length && (
          <li class="soft">{text ? 'No known hex begins so.' : 'Digits, as printed in the hex.'}</li>
        )}
        {fits.slice(0, ROOM).map((option) => (
          <li key={option.value}>
            <button
              type="button"
              class={option.value === chosen ? 'proposal was' : 'proposal'}
              onClick={() => onText(option.value)}
            >
              <span>
                {option.value} {option.label}
              </span>
              {option.effect && <b> {String(option.effect)}</b>}
            </button>
          </li>
        ))}
      </ul>
      <fieldset class="keypad-keys">
        <legend class="sr">Digits</legend>
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label="Take back a digit" onClick={() => press(BACK)}>
          ⌫
        </button>
      </fieldset>
    </div>
  );
}
