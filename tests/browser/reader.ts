import { type CDPSession, expect, type Page } from '@playwright/test';

type Node = {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
};

const CONTROLS = ['button', 'link', 'radio', 'checkbox', 'textbox', 'searchbox', 'DisclosureTriangle'];

/** A player who has only what the browser tells a screen reader: roles, names, states, and what is announced. */
export class Reader {
  private readonly cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  static async on(page: Page): Promise<Reader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Reader(cdp);
  }

  /** The default action of the first control that is called so, in this group or anywhere. */
  async activate(role: string, name: string | RegExp, group?: string): Promise<void> {
    await this.call(await this.one(role, name, group), 'function () { this.click(); }');
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    const backendNodeId = (await this.one('textbox', name)).backendDOMNodeId ?? 0;
    await this.cdp.send('DOM.focus', { backendNodeId });
    await this.call(await this.one('textbox', name), 'function () { this.select(); }');
    await this.cdp.send('Input.insertText', { text });
  }

  async state(role: string, name: string | RegExp, property: string): Promise<unknown> {
    const { properties = [] } = await this.one(role, name);
    return properties.find((each) => each.name === property)?.value.value;
  }

  /** Waits until words of this kind are in the tree. */
  async finds(role: string, name: string | RegExp): Promise<void> {
    await this.one(role, name);
  }

  /** Waits until a live region has said so. */
  async hears(words: string | RegExp): Promise<void> {
    const said = async () => {
      const live = (await this.tree()).filter(({ role }) => role?.value === 'status');
      return Promise.all(live.map((node) => this.text(node)));
    };
    await expect
      .poll(async () => (await said()).some((text) => matches(text, words)), { message: `to hear ${words}` })
      .toBe(true);
  }

  /** Every control that the tree offers, with its name. */
  async controls(): Promise<{ role: string; name: string }[]> {
    return (await this.tree())
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value.trim() ?? '' }))
      .filter(({ role }) => CONTROLS.includes(role));
  }

  private async one(role: string, name: string | RegExp, group?: string): Promise<Node> {
    let found: Node | undefined;
    const look = async () => {
      const all = await this.tree();
      found = all.find(
        (node) =>
          !node.ignored &&
          node.role?.value === role &&
          matches(node.name?.value.trim() ?? '', name) &&
          (!group || within(all, node, group)),
      );
      return found !== undefined;
    };
    await expect.poll(look, { message: `${role} ${name}`, timeout: 30_000 }).toBe(true);
    if (!found) throw new Error(`no ${role} ${name}`);
    return found;
  }

  private async tree(): Promise<Node[]> {
    // The ignored ones too: they hold the others together.
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    return nodes;
  }

  private text(node: Node): Promise<string> {
    return this.call(node, 'function () { return this.textContent; }') as Promise<string>;
  }

  private async call(node: Node, functionDeclaration: string): Promise<unknown> {
    const backendNodeId = node.backendDOMNodeId ?? 0;
    const { object } = await this.cdp
      .send('DOM.resolveNode', { backendNodeId })
      .catch(() => ({ object: {} }));
    if (!('objectId' in object) || !object.objectId) return '';
    const { result } = await this.cdp.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration,
      returnByValue: true,
    });
    return result.value;
  }
}

const matches = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text === words : words.test(text);

function within(all: readonly Node[], node: Node, group: string): boolean {
  const parent = all.find(({ nodeId }) => nodeId === node.parentId);
  if (!parent) return false;
  return (
    (parent.role?.value === 'group' && parent.name?.value.trim() === group) || within(all, parent, group)
  );
}
