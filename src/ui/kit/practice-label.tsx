/** Once on each screen that shows a value of a practice table, in its bar; the values themselves say it in a word. */
export function PracticeLabel({ example = false }: { example?: boolean }) {
  return (
    <p class="practice">
      {example ? 'example game, on practice tables' : 'practice table, not the printed one'}
    </p>
  );
}
