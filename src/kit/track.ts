import type { Cursor, Sequence } from '../core/play/sequence';
import type { TrackBox } from '../core/play/view';

/** The turns as boxes of the table's track, each under its day; `over` once the last one is played. */
export const turnTrack = ({ turns = [] }: Sequence, { turn }: Cursor, over: boolean): readonly TrackBox[] =>
  turns.map((box) => ({
    label: String(box.turn),
    title: [box.date, box.part].filter(Boolean).join(', '),
    band: box.date,
    night: box.night,
    state: over || box.turn < turn ? 'done' : box.turn === turn ? 'current' : 'ahead',
  }));
