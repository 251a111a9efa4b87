/** The numbers of the rulebook, its phases and its headings without a number, in its order. No entry holds a comma. */
export const RULES: readonly string[] = [
  '1, 2, Control, Functional, 3',
  'Phase 1, Phase 2, Phase 2(A), Phase 2(I), Phase 3, Phase 3(C), Phase 4, Phase 5, Phase 5(E), Phase 5(G), Phase 5(H), Phase 5(K), Phase 5(O)',
  'Phase 6, Phase 7, Phase 8, Phase 9, Phase 10',
  '4, 4(C), 5, 6, 7, 7(F), 7(H), 7(O), 8, 9, 9(C), 10, 11',
  '12, 12(E), 12(G), 12(I), 12(K), 12(L), 12(N), 12(O), 13, 14, 15, 16, 17, 17(D)',
  '18, 18(H), 18(O), 18(Q), 19, 19(A), 19(E), 20, 21, 21.B, 21.C, 21.D, 21.E, 21.F, 22, 22(E)',
  '23.A, 23.B, 23.C, 23.D, 23.D(C), 23.D(F), 24, Victory Points, Damage Points, Geographic',
  '25, 26, 27, 28, 29, 30, 31, 32, 32(F), 33, 34, 35, 36, 37, 38, 39, 39(B), 40, 41, 41(E)',
  '42, 42(A), 42(B), 43, 44, 44(C), 44(F), 45, 45.A, 45.A(H), 45.A(I), 45.B',
  'Set-up, Game 1, Shock Effect, Philippine Fortifications, Indian Ocean, Variable Deployment',
  'Game 2, Game 3, Game 4, Game 5, Coral Sea, Midway, Eastern Solomons, Santa Cruz',
  'Malaya/Burma, Saipan, Philippines, CBI, Manchuria, War Plan Orange, Readiness, Reinforcements',
].flatMap((row) => row.split(', '));
