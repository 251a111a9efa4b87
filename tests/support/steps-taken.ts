import { type Profiler, Session } from 'node:inspector';

/**
 * Counts how many blocks of the app's code are entered from here on: functions, branches and rounds of loops, as V8 counts
 * them, of what is loaded after this. It is the same on every machine.
 */
export function countingSteps(): (work: () => unknown) => number {
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}): unknown => {
    let found: unknown;
    session.post(method, params, (fault, result) => {
      if (fault) throw fault;
      found = result;
    });
    return found;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const taken = (): number =>
    (post('Profiler.takePreciseCoverage') as Profiler.TakePreciseCoverageReturnType).result
      .filter(({ url }) => url.includes('/src/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  return (work) => {
    taken();
    work();
    return taken();
  };
}
