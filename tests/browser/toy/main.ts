import { startApp } from '../../../src/ui/first/app';
import { registry } from '../../games/toy/registry';

// The app with other games than its own: nothing but the registry differs from src/main.tsx.
const root = document.getElementById('app');
if (root) startApp(root, registry);
