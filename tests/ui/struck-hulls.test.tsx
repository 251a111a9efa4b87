// @vitest-environment page
import { it } from 'vitest';
import { StruckHulls } from '../../src/ui/ask/struck-hulls';
import { toy } from '../games/toy/toy';
import { atTable, sitDownNow } from './at-table';
import { expectDrawn, freshPage } from './drawn';

freshPage();

it('what a step has hit is drawn with what came of it', () =>
  expectDrawn(
    'struck-hulls',
    <StruckHulls
      session={atTable(sitDownNow(toy))}
      hulls={[
        { type: 'battleship', state: 'hit', side: 'owl', says: 'Ant damaged' },
        { type: 'carrier', state: 'lost', says: 'Bee sunk' },
      ]}
    />,
  ));
