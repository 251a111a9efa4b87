import type { Session } from '../../app/session';
import type { ReportTable } from '../../core/play/game-report';
import { Side } from '../ask/side';
import { Card } from '../kit/card';
import { Scroll } from '../kit/scroll';

/** A table of a game, or in its place what will stand there. */
export function TableCard({ session, table }: { session: Session; table: ReportTable }) {
  const { title, note, empty, columns, rows } = table;
  return (
    <Card title={title} class="stack">
      {rows.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <Scroll label={title}>
          <table class="data-table report-table">
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
