/**
 * For taps that answer or start something: the second half of a double tap would land on whatever has just
 * taken the first one's place, so it is dropped.
 */
export const tap =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) act();
  };

/** The same for a button that submits: the form behind it may be the next question's by now. */
export const submitOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
