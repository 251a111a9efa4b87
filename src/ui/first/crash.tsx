import { useEffect, useState } from 'preact/hooks';
import { clearCrash, exportGame } from '../../app/errors';
import { games, refresh } from '../../app/library';
import { go, route } from '../../app/route';
import { fileName, saveFile } from '../kit/download';
import { Screen } from '../kit/screen';

/** Takes the place of whatever broke. It needs nothing but the store, and does without that too. */
export function CrashScreen({ message }: { message: string }) {
  const [saved, setSaved] = useState('');
  useEffect(() => {
    void refresh().catch(() => undefined);
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  }, []);
  const id = route.value.screen === 'game' ? route.value.game : undefined;
  const row = games.value.state === 'ready' ? games.value.rows.find((game) => game.id === id) : undefined;

  const save = async (game: string) => {
    const file = await exportGame(game);
    // Whatever else it says, what the app can do about it stands below.
    if (!file.ok) return setSaved(file.problem.message);
    saveFile(file.value, fileName(row?.title ?? 'game'));
    setSaved('The game file is with your downloads.');
  };
  const home = () => {
    go({ screen: 'home' });
    clearCrash();
  };

  return (
    <>
      <Screen title="Something broke">
        <div class="card stack" role="alert">
          <p class="lead">
            {row ? `${row.title} is saved up to entry ${row.entries}.` : 'What was saved is still saved.'}
          </p>
          <p>
            The app made a mistake and stopped here. Reload to go on{id ? ' at the same question' : ''}. If it
            breaks again, save the game file first.
          </p>
        </div>
        <details class="fold">
          <summary>What the app reports</summary>
          <p class="diagnosis">{message}</p>
        </details>
        <p role="status">{saved}</p>
      </Screen>
      <footer class="foot">
        <button type="button" class="main" onClick={() => location.reload()}>
          Reload
        </button>
        <div class="row">
          {id && (
            <button type="button" onClick={() => void save(id)}>
              Save file
            </button>
          )}
          <button type="button" onClick={home}>
            Home
          </button>
        </div>
      </footer>
    </>
  );
}
