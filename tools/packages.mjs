// Whether node_modules holds what package-lock.json asks for, by the list that npm itself leaves there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder */
export function packagesAreInstalled(folder) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const { '': _project, ...locked } = packagesIn(join(folder, 'package-lock.json')) ?? {};
  const names = new Set([...Object.keys(locked), ...Object.keys(installed)]);
  return [...names].every((name) => isAsLocked(locked[name], installed[name]));
}

/** What is made for another platform is optional, and npm leaves it out of both node_modules and its list. */
function isAsLocked(locked, installed) {
  if (!locked) return false;
  if (!installed) return locked.optional === true;
  return locked.version === installed.version && locked.integrity === installed.integrity;
}

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);
