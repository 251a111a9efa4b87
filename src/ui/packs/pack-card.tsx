import { useState } from 'preact/hooks';
import { packCode } from '../../app/pack-code';
import { digitsOf } from '../../app/qr-text';
import type { ChartPack } from '../../core/charts/pack';
import { packText } from '../../core/charts/pack-file';
import { PACK_NAME_LENGTH } from '../../core/charts/parse-pack';
import type { Game } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { chartModel } from '../charts/chart-model';
import { QrCode } from '../kit/codes/qr-code';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { fileName, shareFile } from '../kit/download';
import { PracticeLabel } from '../kit/practice-label';

type Props = {
  game: Game<unknown>;
  pack: ChartPack;
  onRename(name: string): Promise<boolean>;
  onCopy(name: string): Promise<boolean>;
  onRemove(): Promise<boolean>;
  onProblem(problem: Problem): void;
};

/** One set: how much of it is known, the two ways to hand it on, and what else can be done with it. */
export function PackCard({ game, pack, onRename, onCopy, onRemove, onProblem }: Props) {
  const [code, setCode] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const models = game.charts.map((chart) => chartModel(chart, pack));
  const sum = (of: 'known' | 'total') => models.reduce((total, model) => total + model[of], 0);
  const show = async () => {
    if (code) return setCode(undefined);
    const made = await packCode(pack);
    if (made.ok) setCode(digitsOf(made.value));
    else onProblem(made.problem);
  };
  return (
    <li class="card stack">
      <p class="total-line">
        <b>{pack.name}</b>
        <span class="soft">
          {sum('known')} of {sum('total')} cells
        </span>
      </p>
      {pack.practice && <PracticeLabel />}
      <div class="row">
        <button
          type="button"
          onClick={() => void shareFile(packText(pack), fileName(`charts, ${pack.name}`))}
        >
          Share as a file
        </button>
        <button type="button" aria-expanded={code !== undefined} onClick={() => void show()}>
          {code ? 'Hide the code' : 'Show as a code'}
        </button>
      </div>
      {code && <QrCode text={code} label={`${pack.name} as a code to be scanned by the other phone`} />}
      <details class="fold">
        <summary>More</summary>
        <NameForm label="Name" action="Rename" initial={pack.name} onSubmit={onRename} />
        <NameForm label="Name of the copy" action="Copy" initial={`${pack.name}, copy`} onSubmit={onCopy} />
        <button type="button" class="quiet strike" onClick={() => setRemoving(true)}>
          Remove
        </button>
      </details>
      {removing && (
        <ConfirmDialog
          title={`Remove "${pack.name}"?`}
          text="Its values leave this device. Games keep what they have looked up."
          confirm="Remove"
          keep="Keep"
          onConfirm={() => {
            setRemoving(false);
            void onRemove();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

type NameProps = {
  label: string;
  action: string;
  initial: string;
  onSubmit(name: string): Promise<boolean>;
};

function NameForm({ label, action, initial, onSubmit }: NameProps) {
  const [name, setName] = useState(initial);
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(name);
      }}
    >
      <input
        class="add-input"
        type="text"
        aria-label={label}
        maxLength={PACK_NAME_LENGTH}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit">{action}</button>
    </form>
  );
}
