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
  const url = new URL(address);
  const { host } = url;
  const own = new URL(home).host;
  const sources = sourcesIn(policy, 'connect-src') ?? sourcesIn(policy, 'default-src') ?? ['*'];
  if (sources.some((source) => (source === "'self'" ? host === own : lets(source, url)))) return undefined;
  return fail(
    'hall.elsewhere',
    `This link leads to a hall at ${host}, and the app from ${own} may speak to no other address than its own. Nothing was sent there, and nothing was changed here. Ask the organiser at which address the app is for this hall, and open the link there; or join by the code of another phone.`,
  ).problem;
}

/** Whether a source of a policy lets an address through: `*`, `wss:`, or a host with or without scheme, port and path. */
function lets(source: string, { protocol, hostname, port, pathname }: URL): boolean {
  const given = source.toLowerCase();
  // What is let through unsealed is let through sealed.
  const isScheme = (scheme: string) => scheme === protocol || `${scheme.slice(0, -1)}s:` === protocol;
  if (given === '*') return true;
  if (given.endsWith(':')) return isScheme(given);
  const at = given.indexOf('://');
  if (at >= 0 && !isScheme(given.slice(0, at + 1))) return false;
  const place = at < 0 ? source : source.slice(at + 3);
  const slash = place.indexOf('/');
  const [wanted = '', wantedPort] = (slash < 0 ? place : place.slice(0, slash)).toLowerCase().split(':');
  const path = slash < 0 ? '/' : place.slice(slash);
  return (
    (wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : wanted === hostname) &&
    (wantedPort === '*' || (port || '443') === (wantedPort ?? '443')) &&
    (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
  );
}

function sourcesIn(policy: string, directive: string): readonly string[] | undefined {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return parts.find(([name]) => name === directive)?.slice(1);
}
