/** Names that people would read as one. */
export const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b);
const foldName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
