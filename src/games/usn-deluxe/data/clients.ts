/** 41: Countries whose client army appears once Japan alone has land units in every city of them. */
export const CLIENTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  /** Where the army is in play from the set-up on. */
  readonly placed?: readonly string[];
}[] = [
  { id: 'burma', name: 'Burma', army: '10-15', placed: ['g2', 'g4'] },
  { id: 'indies', name: 'the Dutch East Indies', army: '10-15', placed: ['g2', 'g4'] },
  { id: 'thailand', name: 'Thailand', army: '20-40', placed: ['g2', 'g4'] },
  { id: 'india', name: 'India, on the map', army: '10-15' },
];

/** 41(A), (B): Countries with two armies from the set-up on, in wars that have China. */
export const OLD_CLIENTS = [
  { id: 'manchukuo', name: 'Manchukuo', army: '10-15' },
  { id: 'china', name: 'China', army: '10-15' },
] as const;
/** CBI: Whose client armies the set-up has. */
export const CBI_CLIENTS: { readonly [scenario: string]: readonly string[] } = {
  cbi1: ['china'],
  cbi2: ['burma', 'thailand'],
  cbi12: ['china', 'burma', 'thailand'],
};
export const OLD_ARMIES = 2;
