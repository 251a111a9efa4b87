/** What a tab has committed, told to the other tabs of this browser and not to itself. */
export type Change = { readonly game?: string; readonly pack?: string | undefined };

export type Changes = {
  tell(change: Change): void;
  /** Returns the way to stop. */
  watch(told: (change: Change) => void): () => void;
};

/** Dexie's own notice comes for this tab's writes too, so that every tap would be read back; hence a channel of our own. */
export function openChanges(name: string): Changes {
  const watchers = new Set<(change: Change) => void>();
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(name);
  if (channel) {
    channel.onmessage = ({ data }) => {
      for (const told of watchers) told(data);
    };
  }
  return {
    tell: (change) => channel?.postMessage(change),
    watch: (told) => {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}
