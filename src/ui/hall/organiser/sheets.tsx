import { linkOf, type Made } from '../../../app/hall/organiser/organiser';
import { QrCode } from '../../kit/codes/qr-code';

const TITLES = {
  one: 'Player one',
  two: 'Player two',
  onlooker: 'Looking on',
  director: 'Director',
} as const;

/** The links of all tables on paper, to be cut and laid out; the screen shows nothing of it. */
export function Sheets({ tables, name }: { tables: ReadonlyMap<number, readonly Made[]>; name: string }) {
  return (
    <div class="hall-paper">
      {Array.from(tables, ([table, passes]) => (
        <section key={table} class="hall-slip">
          <h2>
            Table {table} <small>{name}</small>
          </h2>
          <div class="hall-codes">
            {passes.map(({ seat, pass }) => (
              <figure key={seat}>
                <QrCode text={linkOf(pass, location.href)} label={TITLES[seat]} />
                <figcaption>{TITLES[seat]}</figcaption>
              </figure>
            ))}
          </div>
          <p>Scan yours with the camera of your phone. War Diary opens at this table; nothing to install.</p>
        </section>
      ))}
    </div>
  );
}
