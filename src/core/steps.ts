/** Work in steps, between which a page can draw, take a tap or give it up; what it comes to at its end. */
export type Steps<T> = Generator<undefined, T>;

/** All of it without a pause, for what is small. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
