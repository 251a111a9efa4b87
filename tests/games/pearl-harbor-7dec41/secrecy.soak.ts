import { EVERYTHING, lookTheSame } from './secrecy-runs';

lookTheSame([
  ['mission, mini-subs, invasion and loads', { plan: EVERYTHING.plan }],
  ['mvps', { mvps: EVERYTHING.mvps }],
  ['the joint centre', { joint: 'buy' }],
  ['carriers in harbour', { enterprise: 6 }],
  ['carriers that arrive', { arrivals: [6, 6] }],
  ['notes of either side', { noted: EVERYTHING.noted }],
]);
