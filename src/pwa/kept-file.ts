/** A file of this build. The page alone has no hash: hosts put lines of their own into it. */
export type BuildFile = {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
};

/**
 * Whether an answer is the file that was asked for, whatever its status says: a host with a rule for single pages answers
 * with the page for any file that it has not yet, and who has not signed in to a network gets the page for that.
 */
export async function isFile(
  { url, integrity }: BuildFile,
  response: Response | undefined,
  build: readonly BuildFile[],
): Promise<boolean> {
  if (!response?.ok || isPage(response) !== url.endsWith('.html')) return false;
  const body = await response.clone().arrayBuffer();
  if (integrity) return integrity === `sha256-${await hashOf(body)}`;
  // The page of this build names its scripts, and those of no other.
  const scripts = new TextDecoder().decode(body).match(/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.length > 0 && scripts.every((script) => build.some((file) => file.url === script));
}

/** What can be asked of each answer that is served: reading it all would keep the first screen waiting. */
export const isPage = (response: Response): boolean =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '');

async function hashOf(body: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', body))));
}
