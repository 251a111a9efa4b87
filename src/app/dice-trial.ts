import { type FairDice, testDice } from '../core/play/fair-dice';
import { rollFaces } from './random';

/** Rolls a six-sided die so many times as every roll "for me" is rolled, and tells how evenly it fell. */
export const tryDice = (rolls: number): FairDice => testDice(rollFaces(rolls, 6));
