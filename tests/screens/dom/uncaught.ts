/** What nobody catches goes where a browser takes it: to the page that is open, and onto the list of problems. */
export function takeUncaught(problems: string[]): () => void {
  const note = (error: unknown) =>
    problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  const threw = (error: Error) => {
    note(error);
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  };
  const rejected = (reason: unknown) => {
    note(reason);
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  };
  // Where somebody listens besides vitest, vitest leaves it to them.
  process.on('uncaughtException', threw).on('unhandledRejection', rejected);
  return () => {
    process.off('uncaughtException', threw).off('unhandledRejection', rejected);
  };
}
