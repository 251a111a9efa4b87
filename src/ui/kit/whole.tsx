import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../app/session';
import { Notice } from './notice';
import { Opening } from './opening';
import { Screen } from './screen';

type Props = { session: Session; children: () => ComponentChildren };

/** What tells of all lines, once they have been read: a long game is opened by its last ones. */
export function Whole({ session, children }: Props) {
  const lacks = session.projection.value.unread !== undefined;
  useEffect(() => {
    if (lacks) void session.whole();
  }, [lacks]);
  if (!lacks) return <>{children()}</>;
  const problem = session.notice.value;
  if (!problem) return <Opening />;
  const again = () => {
    session.dismissNotice();
    void session.whole();
  };
  return (
    <Screen title="War Diary">
      <Notice problem={problem}>
        <button type="button" onClick={again}>
          Try again
        </button>
      </Notice>
    </Screen>
  );
}
