export function PracticeLabel() {
  return <p class="practice">practice table, not the printed one</p>;
}
