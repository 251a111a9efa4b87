import type { ComponentChildren } from 'preact';

type ScreenProps = {
  title: ComponentChildren;
  /** The heading stands on the page, and the title is none. */
  headless?: boolean;
  /** The link back to where one comes from, before the title. */
  back?: ComponentChildren;
  /** On the line of the title: a rule, a number, links. */
  beside?: ComponentChildren;
  /** Below that line. */
  below?: ComponentChildren;
  /** What kind of page it is, for its style. */
  page?: string;
  children: ComponentChildren;
};

/** The bar with the heading that takes the focus, and the page below it. */
export function Screen({ title, headless, back, beside, below, page = 'page', children }: ScreenProps) {
  const heading = headless ? title : <h1 tabIndex={-1}>{title}</h1>;
  return (
    <>
      <header class={back ? 'bar back' : 'bar'}>
        {back || beside ? (
          <div class="t">
            {back}
            {heading}
            {beside}
          </div>
        ) : (
          heading
        )}
        {below}
      </header>
      <main class={page}>{children}</main>
    </>
  );
}
