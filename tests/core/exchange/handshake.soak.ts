import { it } from 'vitest';
import { anyDescription, everyByteChanged } from './handshake-bytes';

it('every byte changed to every other gives nothing, or a description of checked parts', () =>
  everyByteChanged(1));

it('any description of a browser, whatever somebody writes into it, gives nothing or what can be read back', () =>
  anyDescription(2000));
