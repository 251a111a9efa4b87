import { playScripts } from './fixtures-runs';

playScripts('all');
