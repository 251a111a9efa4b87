/** What a tab has committed, told to the other tabs of this browser and not to itself. */
export type News = { readonly game?: string; readonly pack?: string | undefined };

export type NewsChannel = {
  tell(news: News): void;
  /** Returns the way to stop. */
  watch(told: (news: News) => void): () => void;
  /** The same of what this tab has committed. */
  watchOwn(told: (news: News) => void): () => void;
};

/** Dexie's own notice comes for this tab's writes too, so that every tap would be read back; hence a channel of our own. */
export function openNews(name: string): NewsChannel {
  const watchers = new Set<(news: News) => void>();
  const own = new Set<(news: News) => void>();
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(name);
  if (channel) {
    channel.onmessage = ({ data }) => {
      for (const told of watchers) told(data);
    };
  }
  return {
    tell: (news) => {
      channel?.postMessage(news);
      for (const told of own) told(news);
    },
    watch: (told) => joined(watchers, told),
    watchOwn: (told) => joined(own, told),
  };
}

function joined<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => {
    set.delete(one);
  };
}
