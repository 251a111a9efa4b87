import type { ComponentChildren } from 'preact';
import type { Session } from '../../../app/session';
import { Screen } from '../../kit/screen';
import { Curtain } from '../../play/curtain';
import { Dock } from '../../play/dock';
import { nameOf } from '../../play/side';

type Props = {
  session: Session;
  side: string;
  what(name: string): string;
  title: string;
  children(): ComponentChildren;
};

/** A part of an amendment that only one side may see. */
export function Behind({ session, side, what, title, children }: Props) {
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
