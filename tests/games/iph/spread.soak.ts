import { countSpreads } from './spread-counted';

countSpreads(() => true, 'each way');
