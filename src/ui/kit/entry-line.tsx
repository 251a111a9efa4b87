import type { ComponentChildren } from 'preact';

type Props = {
  title?: ComponentChildren;
  value?: string | undefined;
  struck?: boolean | undefined;
  /** What stands between title and value. */
  children?: ComponentChildren;
};

/** What something came to, in a line: its title, and its value. */
export function EntryLine({ title, value, struck, children }: Props) {
  const words = (text: ComponentChildren) => (struck ? <s>{text}</s> : text);
  return (
    <>
      <span class="entry">{words(title)}</span>
      {children}
      {value !== undefined && <b class="worth">{words(value)}</b>}
    </>
  );
}
