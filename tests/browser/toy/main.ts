import { startApp } from '../../../src/ui/app';
import { toyMeta } from '../../games/toy/toy';
import { gaugeMeta } from './gauge';

// The app with other games than its own: nothing but the registry differs from src/main.tsx.
const root = document.getElementById('app');
if (root) startApp(root, [toyMeta, gaugeMeta]);
