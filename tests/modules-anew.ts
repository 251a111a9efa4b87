import { vi } from 'vitest';

// Each file loads the modules anew: what the one before put in the place of some is none of its own.
vi.resetModules();
