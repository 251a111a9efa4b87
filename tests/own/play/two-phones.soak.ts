import { it } from 'vitest';
import { playOnTwoPhones } from './phone-schedules';

it('1,500 tables of a game by a file on two phones', () => playOnTwoPhones(1_500, 42_000), 3_600_000);
