import { useEffect, useMemo, useState } from 'preact/hooks';
import { version } from '../../app/release';
import { holdScreen } from '../device/wake-lock';
import { CodeShown } from '../exchange/code-shown';
import { FaceToFace } from '../exchange/face-to-face';
import { eachOther } from '../exchange/words';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';
import { shareText } from '../kit/share-text';
import { describeTrial, lookAtEngine, makeMessage, type Trial } from './phones-trial';

const SIZES = [
  { value: '600', label: '600 B, still' },
  { value: '1300', label: '1 kB' },
  { value: '5000', label: '5 kB' },
  { value: '14000', label: '14 kB' },
] as const;
type Size = (typeof SIZES)[number]['value'];

const NOTHING: Trial = { shown: undefined, reading: undefined, read: undefined };
const WORDS = { shared: 'Shared.', cancelled: 'Not shared.', copied: 'Copied.', saved: 'Saved as a file.' };

/** Before two phones are needed: whether they can read each other, how fast, and what this one has not. No game is touched. */
export function PhonesScreen() {
  const [size, setSize] = useState<Size>('14000');
  const [isTrying, setTrying] = useState(false);
  const [trial, setTrial] = useState<Trial>();
  const [engine, setEngine] = useState<Awaited<ReturnType<typeof lookAtEngine>>>([]);
  const [said, setSaid] = useState('');
  const message = useMemo(() => makeMessage(Number(size)), [size]);
  useEffect(() => void lookAtEngine().then(setEngine), []);
  useEffect(() => (isTrying ? holdScreen() : undefined), [isTrying]);

  const add = (more: Partial<Trial>) => setTrial((before) => ({ ...NOTHING, ...before, ...more }));
  const start = () => {
    setTrial(undefined);
    setSaid('');
    setTrying(true);
  };
  const stop = () => setTrying(false);
  const share = async () => {
    const words = WORDS[await shareText(writeTrial(engine, trial ?? NOTHING), 'War Diary, two phones.txt')];
    setSaid(words);
    announce(words);
  };
  return (
    <>
      <Screen title="Two phones" back={<BackLink to={{ screen: 'ready' }} label="Ready for the hall" />}>
        {isTrying ? (
          <FaceToFace
            code={
              <CodeShown message={message} label="this phone’s code" onShown={(shown) => add({ shown })} />
            }
            line={eachOther('this phone', { other: 'the other', isNamed: true })}
            other="the other"
            without="try another browser"
            onMessage={({ length }) => {
              announce('The other’s code is read.');
              add({ read: length });
            }}
            onReading={(reading) => add({ reading })}
          />
        ) : (
          <div class="card stack">
            <p>
              Open this screen on both phones and tap <b>Start</b> on both. Each shows a made-up message and
              reads the other’s by its camera, with no network. No game is touched.
            </p>
            <Segments legend="How much this phone shows" options={SIZES} value={size} onPick={setSize} />
          </div>
        )}
        {trial && (
          <section class="card stack" aria-label="What was found">
            {describeTrial(trial).map((line) => (
              <p key={line.slice(0, 4)}>{line}</p>
            ))}
          </section>
        )}
        {!isTrying && (
          <section class="card" aria-label="What this browser has">
            <ul class="list">
              {engine.map(([what, how]) => (
                <li key={what}>
                  <span>{what}</span>
                  <b>{how}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
        {said && <p class="soft">{said}</p>}
      </Screen>
      <footer class="foot">
        {/* One button, so that the focus stays on it. */}
        <button type="button" class={isTrying ? undefined : 'main'} onClick={isTrying ? stop : start}>
          {isTrying ? 'Stop' : 'Start'}
        </button>
        {!isTrying && (
          <button type="button" onClick={() => void share()}>
            Share what was found
          </button>
        )}
      </footer>
    </>
  );
}

const writeTrial = (engine: readonly (readonly [string, string])[], trial: Trial): string =>
  [
    `War Diary ${version}, two phones`,
    `Browser: ${navigator.userAgent}`,
    `Screen: ${screen.width} × ${screen.height}, ${devicePixelRatio} dots a pixel`,
    ...engine.map(([what, how]) => `${what}: ${how}`),
    ...describeTrial(trial),
  ].join('\n');
