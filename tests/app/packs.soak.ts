import 'fake-indexeddb/auto';
import { it } from 'vitest';
import { importMutated } from './import-runs';

it('5,000 mutated imports', () => importMutated(5000, 19411213), 3_600_000);
