import { commit, version } from 'virtual:release';
import { site } from '../../site.config';

export { site, version };

/** As a player reads it to somebody: `1.1.0 (1a2b3c4d)`. */
export const buildName = commit ? `${version} (${commit})` : version;

/** The last line of a report that is shared: `Kept with War Diary · example.org/war-diary`. */
export const keptWith = ['Kept with War Diary', site.app.replace(/^https?:\/\/|\/$/g, '')]
  .filter(Boolean)
  .join(' · ');

/** The page where a fault is reported, with the report filled in; undefined where this build names none. */
export const faultLink = (report: string): string | undefined =>
  (site.faults &&
    `${site.faults}?${new URLSearchParams({ title: `War Diary ${version}: `, body: report })}`) ||
  undefined;
