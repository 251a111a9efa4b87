import { fail, type Problem } from '../../core/result';

/** The page's own policy, which stands in its head; a page under development has none. */
const policyHere = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;

/**
 * What is wrong with an address that the browser would block: it names no reason for a connection that the policy forbids, so
 * that would look like a network that is away.
 */
export function forbidden(
  address: string,
  home = globalThis.location?.href,
  policy = policyHere(),
): Problem | undefined {
  if (policy === undefined || home === undefined) return undefined;
  const { host, origin, protocol } = new URL(address);
  const own = new URL(home).host;
  const sources = sourcesIn(policy, 'connect-src') ?? sourcesIn(policy, 'default-src') ?? ['*'];
  const lets = (source: string) =>
    source === "'self'" ? host === own : ['*', protocol, origin].includes(source.replace(/\/$/, ''));
  if (sources.some(lets)) return undefined;
  return fail(
    'hall.elsewhere',
    `This link leads to a hall at ${host}, and the app from ${own} may speak to no other address than its own. Nothing was sent there, and nothing was changed here. Ask the organiser at which address the app is for this hall, and open the link there; or join by the code of another phone.`,
  ).problem;
}

function sourcesIn(policy: string, directive: string): readonly string[] | undefined {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return parts.find(([name]) => name === directive)?.slice(1);
}
