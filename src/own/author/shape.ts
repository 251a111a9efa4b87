import { isRecord, type Json } from '../../core/json';
import { FILE } from '../format/keys';
import { PARTS } from '../format/parts';
import type { Key, Shape } from '../format/shapes';
import { type Draft, type Path, valueAt } from './draft';

// What may stand at a place of a draft, by the table of keys that the parser reads by.

const opened = (shape: Shape): Shape => (shape.is === 'part' ? opened(PARTS[shape.part]) : shape);

/** The one of several that a value is. */
function narrowed(of: Shape, value: Json | undefined): Shape {
  const shape = opened(of);
  if (shape.is !== 'choice' || value === undefined) return shape;
  const found = shape.of.find((each) => couldBe(value, each));
  return found ? narrowed(found, value) : shape;
}

function couldBe(value: Json, of: Shape): boolean {
  const shape = opened(of);
  switch (shape.is) {
    case 'choice':
      return shape.of.some((each) => couldBe(value, each));
    case 'record':
      return isRecord(value) && (!shape.head || shape.head in value);
    case 'map':
      return isRecord(value);
    case 'list':
      return Array.isArray(value) && (value[0] === undefined || couldBe(value[0], shape.of));
    case 'items':
      return (
        Array.isArray(value) &&
        value.every((item, i) => {
          const kind = shape.of[i];
          return !kind || couldBe(item, kind);
        })
      );
    case 'one':
      return typeof value === 'string' && shape.of.includes(value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    default:
      return typeof value === 'boolean';
  }
}

/** What a part that is named stands for, so that a picker is found by its name: an amount, conditions, effects. */
export type Place = { readonly shape: Shape; readonly part?: string; readonly key?: Key };

/** What may stand at a path; nothing where nothing may. */
export function placeAt(draft: Draft, path: Path): Place | undefined {
  let place: Place = { shape: FILE };
  for (const [i, step] of path.entries()) {
    const shape = narrowed(place.shape, valueAt(draft, path.slice(0, i)));
    let next: Shape | undefined;
    let key: Key | undefined;
    if (shape.is === 'record') {
      key = shape.keys.find((each) => each.key === step);
      next = key?.of;
    } else if (shape.is === 'map' || shape.is === 'list') next = shape.of;
    else if (shape.is === 'items' && typeof step === 'number') next = shape.of[step] ?? shape.of.at(-1);
    if (!next) return undefined;
    place = { shape: next, ...(next.is === 'part' && { part: next.part }), ...(key && { key }) };
  }
  return place;
}

/** The kind of value that stands there, or that may. */
export const shapeAt = (draft: Draft, path: Path): Shape | undefined => {
  const place = placeAt(draft, path);
  return place && narrowed(place.shape, valueAt(draft, path));
};

/** The keys of a part that are not there yet and may be. */
export function absentKeys(draft: Draft, path: Path): readonly Key[] {
  const shape = shapeAt(draft, path);
  const value = valueAt(draft, path);
  if (shape?.is !== 'record' || !isRecord(value)) return [];
  return shape.keys.filter(({ key }) => !(key in value) && key !== '$schema');
}

/** Whether what stands at a path may be taken out without its part lacking it. */
export function isSpare(draft: Draft, path: Path): boolean {
  const last = path.at(-1);
  const above = path.slice(0, -1);
  const shape = shapeAt(draft, above);
  const value = valueAt(draft, above);
  if (shape?.is === 'list' && Array.isArray(value)) return value.length > shape.least;
  if (shape?.is === 'map' && isRecord(value)) return Object.keys(value).length > shape.least;
  if (shape?.is === 'record')
    return shape.head !== last && shape.keys.some(({ key, isNeeded }) => key === last && !isNeeded);
  return false;
}
