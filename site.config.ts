/** Addresses of this build, each empty where there is none: the app then tells players to ask whoever gave it to them. */
export const site = {
  /** Where the app is played, such as `https://example.org/war-diary/`. */
  app: '',
  /** Where its source is. */
  source: '',
  /** Where a fault is reported. The report is added as `?title=…&body=…`. */
  faults: '',
};
