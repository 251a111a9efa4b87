import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** A page in Node. Its tests take their modules from where those without a page do, so each is read for both at once. */
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' } satisfies Environment;
