export function PracticeLabel({ example = false }: { example?: boolean }) {
  return (
    <p class="practice">
      {example ? 'example game, on practice tables' : 'practice table, not the printed one'}
    </p>
  );
}
