/** A value of a file of JSON with its place: `line` from 1, `path` as `tables.crt.columns`, items of a list counted from 1. */
export type Node = RecordNode | ListNode | TextNode | NumberNode | WordNode;
type Place = { readonly line: number; readonly path: string };
export type Entry = { readonly key: string; readonly line: number; readonly value: Node };
export type RecordNode = Place & { readonly is: 'record'; readonly entries: readonly Entry[] };
export type ListNode = Place & { readonly is: 'list'; readonly items: readonly Node[] };
export type TextNode = Place & { readonly is: 'text'; readonly text: string };
export type NumberNode = Place & { readonly is: 'number'; readonly number: number };
export type WordNode = Place & { readonly is: 'word'; readonly word: 'true' | 'false' | 'null' };

export const at = (node: Node | undefined, key: string): Node | undefined =>
  node?.is === 'record' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
export const entriesOf = (node: Node | undefined): readonly Entry[] =>
  node?.is === 'record' ? node.entries : [];
export const itemsOf = (node: Node | undefined): readonly Node[] => (node?.is === 'list' ? node.items : []);
export const textOf = (node: Node | undefined): string | undefined =>
  node?.is === 'text' ? node.text : undefined;
export const numberOf = (node: Node | undefined): number | undefined =>
  node?.is === 'number' ? node.number : undefined;
export const textAt = (node: Node | undefined, key: string): string | undefined => textOf(at(node, key));
export const numberAt = (node: Node | undefined, key: string): number | undefined => numberOf(at(node, key));
export const isTrue = (node: Node | undefined): boolean => node?.is === 'word' && node.word === 'true';
