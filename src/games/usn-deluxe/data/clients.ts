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
