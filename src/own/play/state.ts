import type { LedgerLine } from '../../core/play/ledger';
import type { Kept, KeptRow, Place, Reach, RowAt } from './bounds';
import type { By } from './safe';

/** What a game that is a file remembers: plain words and numbers, which no definition is needed to fold. */
export type OwnState = {
  /** The hash of the edition that holds; empty before the beginning. */
  readonly edition: string;
  readonly stage: 'before' | 'underway' | 'over';
  readonly players: By<string>;
  readonly switches: By<string>;
  readonly place: Place;
  /** By `supply`, or `supply@blue` where each side has one. */
  readonly counters: By<Omit<Kept, 'key'>>;
  /** How far the numbers of rows go, by `corps.strength`. */
  readonly reaches: By<Omit<Reach, 'key'>>;
  readonly rows: By<readonly KeptRow[]>;
  /** The lines of each ledger, by its counter. */
  readonly points: By<readonly LedgerLine[]>;
  /** What was set for later in play; what the definition says comes by itself. */
  readonly dues: readonly KeptDue[];
  /** What was due and is done. */
  readonly done: readonly string[];
  /** Actions done in this step. */
  readonly did: readonly string[];
  readonly cups: By<CupState>;
  /** The row that acts, by its list. */
  readonly acting: By<string>;
  readonly notes: readonly Note[];
  /** The envelope that comes next. */
  readonly envelope: number;
  /** What players say that codes mean, by `crt:DR`. */
  readonly means: By<string>;
  readonly ended?: Ended;
};

export type KeptDue = {
  readonly id: string;
  readonly turn: number;
  readonly step?: string;
  readonly side?: string;
  readonly text: string;
  readonly rule?: string;
  readonly who?: RowAt;
  readonly made?: { readonly edition: string; readonly at: number };
};
export type Chit = { readonly id: string; readonly name: string; readonly row?: RowAt };
export type CupState = {
  readonly back: boolean;
  readonly in: readonly Chit[];
  readonly out: readonly Chit[];
  /** Drawn last, and not aside yet. */
  readonly current?: Chit;
};
export type Note = {
  readonly text: string;
  /** When it was written. */
  readonly when: string;
  readonly opens?: number;
  readonly sealed?: { readonly side: string; readonly action: string; readonly envelope: number };
};
export type Ended = {
  readonly end: string;
  readonly win?: string;
  readonly label: string;
  readonly why: string;
};

export const initialState = (): OwnState => ({
  edition: '',
  stage: 'before',
  players: {},
  switches: {},
  place: { turn: 0, title: 'Set-up', step: '', name: '' },
  counters: {},
  reaches: {},
  rows: {},
  points: {},
  dues: [],
  done: [],
  did: [],
  cups: {},
  acting: {},
  notes: [],
  envelope: 0,
  means: {},
});

/** The tag of what is sealed in an envelope. */
export const tagOf = ({ side, action, envelope }: NonNullable<Note['sealed']>): string =>
  `seal:${side}:${action}:${envelope}`;

/** Whether everybody may read it. */
export const isOpenNote = ({ sealed, opens }: Note, { stage, place, ended }: OwnState): boolean =>
  !sealed || ended !== undefined || stage === 'over' || (opens !== undefined && opens <= place.turn);
