/** What the build says of itself: `tools/vite/release.ts`. */
declare module 'virtual:release' {
  export const version: string;
  /** The first eight digits of its commit; empty where it was built without git. */
  export const commit: string;
}

declare module 'virtual:news' {
  /** The newest part of the changelog. */
  export type News = {
    readonly version: string;
    readonly groups: readonly { readonly title: string; readonly lines: readonly string[] }[];
  };
  export const news: News;
}
