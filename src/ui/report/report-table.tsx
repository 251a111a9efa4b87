import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { ReportTable } from '../../core/play/game-report';
import { Side } from '../ask/side';
import { Card } from '../kit/card';

/** A table of a game, or in its place what will stand there. */
export function TableCard({ session, table }: { session: Session; table: ReportTable }) {
  const { title, note, empty, columns, rows } = table;
  return (
    <Card title={title} class="stack">
      {rows.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <Scroll label={title}>
          <table class="report-table">
            {note && <caption class="soft">{note}</caption>}
            <thead>
              <tr>
                {columns.map(({ label, title: full, side }) => (
                  <th key={label} scope="col">
                    {side ? (
                      <Side session={session} side={side} />
                    ) : full ? (
                      <abbr title={full}>{label}</abbr>
                    ) : (
                      label
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], i) => (
                <tr key={i}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]?.label}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Card>
  );
}

/** Wider than the phone it scrolls by itself, and the keyboard reaches it only then. */
export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Larger text widens what is within, and not the window.
    const seen = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    for (const each of [current, ...current.children]) seen.observe(each);
    return () => seen.disconnect();
  });
  const reach = wide ? { tabIndex: 0, role: 'group' as const, 'aria-label': label } : {};
  return (
    <div class="report-scroll" ref={box} {...reach}>
      {children}
    </div>
  );
}
