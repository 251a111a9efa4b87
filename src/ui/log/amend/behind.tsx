import type { ComponentChildren } from 'preact';
import type { Session } from '../../../app/session';
import { Curtain } from '../../ask/curtain';
import { Dock } from '../../ask/dock';
import { isOwnPhone, nameOf } from '../../ask/side';
import { Screen } from '../../kit/screen';

type Props = {
  session: Session;
  side: string;
  what(name: string): string;
  title: string;
  children(): ComponentChildren;
};

/** A part of an amendment that only one side may see. */
export function Behind({ session, side, what, title, children }: Props) {
  if (isOwnPhone(session, side)) return <>{children()}</>;
  const name = nameOf(session, side);
  return (
    <Curtain
      name={name}
      what={what(name)}
      frame={(closed) => (
        <>
          <Screen title={title} page="page middle">
            {closed}
          </Screen>
          <Dock session={session} view="log" />
        </>
      )}
    >
      {children}
    </Curtain>
  );
}
