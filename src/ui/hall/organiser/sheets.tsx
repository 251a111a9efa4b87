import { linkOf, type Made } from '../../../app/hall/organiser/organiser';
import { QrCode } from '../../kit/codes/qr-code';

/** The links of all tables on paper, to be cut and laid out; the screen shows nothing of it. */
export const Sheets = ({ passes, name }: { passes: readonly Made[]; name: string }) => (
  <div class="hall-paper">
    {passes.map(({ pass }) => (
      <section key={pass.table} class="hall-slip">
        <h2>
          Table {pass.table} <small>{name}</small>
        </h2>
        <QrCode text={linkOf(pass, location.href)} label={`Table ${pass.table}`} />
        <p>
          Each player scans this with the camera of the phone and chooses a seat. War Diary opens at this
          table; nothing to install.
        </p>
      </section>
    ))}
  </div>
);
