import { news } from 'virtual:news';
import { update } from '../device/update';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { Screen } from '../kit/screen';

/** What the version that waits has new, as it says itself; else what this one has. */
export function NewsScreen() {
  const { version, groups } = update.value?.news ?? news;
  return (
    <Screen title={`What’s new in ${version}`} back={<BackLink to={{ screen: 'home' }} />}>
      {groups.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <ul class="stack">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
    </Screen>
  );
}
