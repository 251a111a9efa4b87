import { namesIn } from '../../app/exchange/several-phones';
import type { Session } from '../../app/session';
import type { Lesson } from '../../core/charts/pack';
import { twoReadingsIn } from '../../core/exchange/lessons';
import { writerIn } from '../../core/exchange/seats';
import { confirmLesson, lessonWords } from '../../core/journal/teach';

/** A cell that two players read otherwise, each on a phone of his own: what their sheet says is asked once. */
export function ReadingsLine({ session }: { session: Session }) {
  const { entries } = session.projection.value;
  const [first] = twoReadingsIn(entries);
  if (!first) return null;
  const names = namesIn(entries);
  const lines = first.map(({ line }) => line);
  const readings = first.map(({ lesson, line }) => ({
    ...lessonWords(session.game.charts, lesson),
    ...{ lesson, name: names.get(writerIn(line)) ?? 'Another phone' },
  }));
  const said = readings.map(({ name, value }) => `${name} read ${value}`).join(', ');
  const say = (lesson: Lesson) =>
    session.record('reading', () => confirmLesson(session.game, session.pack.peek(), lesson, lines));
  return (
    <div class="stack">
      <p>
        <b>{readings[0]?.label}:</b> {said}. Which is printed on your sheet?
      </p>
      <div class="row">
        {readings.map(({ value, lesson, name }) => (
          <button type="button" key={name} onClick={() => void say(lesson)}>
            {value} is printed
          </button>
        ))}
      </div>
    </div>
  );
}
