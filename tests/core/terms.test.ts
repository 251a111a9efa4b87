import { describe, expect, it } from 'vitest';
import { termFinder } from '../../src/core/play/terms';

const cup = { term: 'cup', text: 'x', rule: '1.1' };
const chit = { term: 'chit', forms: ['chits', 'chit pull (5.6)'], text: 'x', rule: '1.2' };
const find = termFinder([cup, chit]);

describe('terms in running text', () => {
  it.each([
    ['Draw a chit.', ['Draw a ', { term: chit, text: 'chit' }, '.']],
    ['Chits and chits', [{ term: chit, text: 'Chits' }, ' and chits']],
    ['The chit pull (5.6) ends', ['The ', { term: chit, text: 'chit pull (5.6)' }, ' ends']],
    ['A cupboard, a tea-cup', ['A cupboard, a tea-cup']],
    ['', []],
    ['cup', [{ term: cup, text: 'cup' }]],
    ['<b>cup</b>', ['<b>', { term: cup, text: 'cup' }, '</b>']],
  ])('%j', (text, parts) => {
    expect(find(text)).toEqual(parts);
  });

  it('together the parts are the text', () => {
    const text = 'Put all chits into the cup, mix, and draw a chit from the cup';
    expect(
      find(text)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text);
  });

  it('a game without terms leaves texts whole', () => {
    expect(termFinder([])('a chit')).toEqual(['a chit']);
  });
});
