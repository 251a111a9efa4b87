// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import type { FormField, FormValues } from '../../src/core/play/form';
import type { FormPrompt } from '../../src/core/play/prompt';
import { OutlookLine } from '../../src/ui/ask/prompts/outlook-line';
import { Fact } from '../../src/ui/kit/fact';
import { control, draw, expectDrawn, freshPage, settled, texts } from './drawn';

freshPage();

describe('a field of options in rows and columns', () => {
  const field: FormField = {
    ...{ kind: 'choice', key: 'squad', label: 'Which squad?' },
    options: [
      { value: 'a1', label: 'Ant One', note: 'lost', disabled: 'It is lost.' },
      { value: 'a2', label: 'Ant Two', note: 'ready' },
      { value: 'b1', label: 'Bee One' },
      { value: 'guest', label: 'Guest', note: 'ready' },
    ],
    grid: {
      columns: ['One', 'Two'],
      rows: [
        { label: 'Ant', values: ['a1', 'a2'] },
        { label: 'Bee', values: ['b1', undefined] },
      ],
    },
  };
  const drawn = (onValue = vi.fn(), value = 'a2') => (
    <Fact field={field} value={value} problem={undefined} onValue={onValue} />
  );

  it('is a table of radio buttons, each called by its whole name; what has no place stands below', () =>
    expectDrawn('option-grid', drawn()));

  it('a tap chooses; what cannot be taken is not chosen', async () => {
    const onValue = vi.fn();
    await draw(drawn(onValue));
    control('Bee One').click();
    control('Ant One lost It is lost.').click();
    document.querySelector<HTMLInputElement>('input[value="guest"]')?.click();
    await settled();
    expect(onValue.mock.calls).toEqual([['b1'], ['guest']]);
  });

  it('a problem is told at the first one that can be taken', async () => {
    await draw(drawn());
    expect(document.getElementById('field-squad')?.getAttribute('value')).toBe('a2');
  });
});

describe('flags folded away', () => {
  const field: FormField = {
    ...{ kind: 'flags', key: 'met', label: 'Who meets it', fold: 'none' },
    options: [
      { value: 'a', label: 'Ant' },
      { value: 'b', label: 'Bee', disabled: 'Asleep.' },
    ],
  };
  const drawn = (value: readonly string[], problem?: { code: string; message: string }) => (
    <Fact field={field} value={value} problem={problem} onValue={() => {}} />
  );

  it('one line says which are ticked', async () => {
    await expectDrawn('folded-flags', drawn([]));
    await draw(drawn(['a']));
    expect(texts('summary')).toEqual(['Who meets it Ant']);
  });

  it('they are open where one of them is refused', async () => {
    await draw(drawn(['a'], { code: 'x', message: 'Not this one.' }));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(texts('[role="alert"]')).toEqual(['Not this one.']);
  });
});

it('what a form comes to is told above its button, and to who listens', () => {
  const prompt: FormPrompt = {
    ...{ kind: 'form', key: 'k', rule: '1', title: 'Sheet', working: [], submit: 'Go', checks: [] },
    fields: [{ kind: 'choice', key: 'who', label: 'Who', options: [{ value: 'owl', label: 'Owl' }] }],
    outlook: {
      named: ['who'],
      lines: [{ all: [{ field: 'who', includes: ['owl'] }], words: 'hits', value: '75%', note: 'a die 3–6' }],
    },
  };
  const line = (values: FormValues) => <OutlookLine of={prompt} values={values} />;
  return expectDrawn(
    'outlook',
    <>
      {line({ who: 'owl' })}
      {line({ who: '' })}
    </>,
  );
});
