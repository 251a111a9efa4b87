/** Where the pips of a face lie: of nine places, row by row. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** A face as it lies on the table: pips as far as six, else its number. For the eye alone. */
export function Die({ face }: { face: number }) {
  const pips = PIPS[face];
  return (
    <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pips ? (
        [...pips].map((at) => (
          <circle key={at} cx={6.5 + 5.5 * (+at % 3)} cy={6.5 + 5.5 * Math.floor(+at / 3)} r="2" />
        ))
      ) : (
        <text x="12" y="16.5" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
