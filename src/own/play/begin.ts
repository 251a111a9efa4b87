import { houseRulesOf } from '../../core/play/house-rules';
import { askForm, type Steps } from '../../core/play/procedure';
import { askFields } from '../../kit/fields';
import { fact, heading } from '../../kit/lines';
import { namesDiffer, playerFields } from '../../kit/standard/players';
import type { Definition } from '../format/definition';
import { type Editions, RULE } from './edition';
import { runEffects } from './effects';
import { partsOf } from './parts';
import type { By } from './safe';
import { firstPlace, placeOf } from './steps';
import { outcomeOf, type Procedure } from './tap';
import { startStep } from './turn';
import { watchAll } from './watch';
import { record, startWork, tell, type Work } from './work';

/** The switches of a definition, as any game has them. */
export const houseOf = ({ switches }: Definition) =>
  houseRulesOf(
    Object.fromEntries(
      switches.map(({ id, name, rule = RULE, of }) => [
        id,
        { label: name, rule, options: Object.fromEntries(of.map((one) => [one.id, one.name])) },
      ]),
    ),
  );

const NAME = 24;
const FIRST = 'Choose how you play. The file’s own choice comes first.';

/** Asks for the choices of a file; each that differs from now is a line of the working. */
export function* askChoices(
  work: Work,
  def: Definition,
  now: By<string>,
  form: { readonly hint: string; readonly fold?: string },
): Steps<By<string>> {
  const house = houseOf(def);
  const about = { key: 'house', rule: RULE, title: 'House rules', submit: 'Play with these rules' };
  const chosen = house.read(yield* askForm(work, { ...about, ...form, fields: house.fields(now) }));
  for (const label of house.changes(now, chosen)) tell(work, fact(label, { prompt: 'house' }));
  return chosen;
}

/** Who plays which side, and by which readings: then the first step begins. */
export const begin = (editions: Editions): Procedure => ({
  id: 'begin',
  rule: RULE,
  title: 'Set-up',
  unless: ({ stage }, { definition }) => {
    if (stage !== 'before') return 'The game has begun already.';
    return definition === undefined || editions.byHash(definition)
      ? undefined
      : 'The file of this game is not here.';
  },
  *run(state, { definition }) {
    const def = editions.byHash(definition) ?? editions.newest;
    const work = startWork({ def, latest: editions.newest, rule: RULE }, state);
    const players = yield* askPlayers(work, def);
    const house = houseOf(def);
    const fold =
      def.switches.length === 1
        ? 'One choice as the file has it'
        : `${def.switches.length} choices as the file has them`;
    const chosen = def.switches.length
      ? yield* askChoices(work, def, house.defaults, { hint: FIRST, fold })
      : {};
    const first = def.steps[0];
    if (!first) throw new Error('a turn has a step');
    const seated = { ...state, players, switches: chosen };
    const place = firstPlace(def, seated) ?? placeOf(def, def.turns.first, first);
    const parts = partsOf(def, seated, place);
    record(work, {
      type: 'kit.v1.Begun',
      ...parts,
      players,
      place,
      switches: { ...parts.switches, ...chosen },
    });
    yield* startStep(work);
    yield* watchAll(work, runEffects);
    return outcomeOf(work, state, { label: heading('The game begins').label });
  },
});

function* askPlayers(work: Work, { sides }: Definition): Steps<By<string>> {
  const names = Object.fromEntries(
    sides.map(({ id, name }) => [id, sides.length > 1 ? `${name} player` : 'Player']),
  );
  const initial = Object.fromEntries(sides.map(({ id, name }) => [id, name.slice(0, NAME)]));
  const checks = sides.length > 1 ? [namesDiffer(sides.map(({ id }) => id))] : [];
  const form = { key: 'players', rule: RULE, title: 'Who plays?', submit: 'Begin', checks };
  return yield* askFields(work, form, playerFields(names, initial));
}
