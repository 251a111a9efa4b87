import { asLocator, getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';

type Text = string | RegExp;
type Exact = { readonly exact?: boolean };
type Role = {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
  readonly includeHidden?: boolean;
};
type Filter<Found> = { readonly hasText?: Text; readonly has?: Found; readonly hasNot?: Found };

/** What can be looked for in a page and in a part of it, by the words on it; as a browser test's locators find it. */
export abstract class Within<Found extends Located<Found>> {
  protected abstract readonly path: readonly string[];
  protected abstract at(path: readonly string[]): Found;

  protected find(...selectors: readonly string[]): Found {
    return this.at([...this.path, ...selectors]);
  }
  getByRole(role: string, options: Role = {}): Found {
    return this.find(getByRoleSelector(role, options));
  }
  getByText(text: Text, { exact = false }: Exact = {}): Found {
    return this.find(getByTextSelector(text, { exact }));
  }
  getByLabel(text: Text, { exact = false }: Exact = {}): Found {
    return this.find(getByLabelSelector(text, { exact }));
  }
  locator(css: string, filter: Filter<Found> = {}): Found {
    return this.find(`css=${css}`).filter(filter);
  }
}

/** The elements that a path of selectors leads to, looked up anew at every use. */
export abstract class Located<Found extends Located<Found>> extends Within<Found> {
  protected readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super();
    this.path = path;
  }

  get selector(): string {
    return this.path.join(' >> ');
  }
  override toString(): string {
    return asLocator('javascript', this.selector);
  }
  filter({ hasText, has, hasNot }: Filter<Found>): Found {
    const found: string[] = [];
    if (hasText !== undefined)
      found.push(`internal:has-text=${getByTextSelector(hasText).slice('internal:text='.length)}`);
    if (has) found.push(`internal:has=${JSON.stringify(has.selector)}`);
    if (hasNot) found.push(`internal:has-not=${JSON.stringify(hasNot.selector)}`);
    return this.find(...found);
  }
  or(other: Found): Found {
    return this.find(`internal:or=${JSON.stringify(other.selector)}`);
  }
  nth(at: number): Found {
    return this.find(`nth=${at}`);
  }
  first(): Found {
    return this.nth(0);
  }
  last(): Found {
    return this.nth(-1);
  }
}
