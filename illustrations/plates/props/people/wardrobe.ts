// What the people on plates wear.

import type { Dress } from '#illustrations/plates/props/people/person.ts';

export const hikers: readonly [Dress, Dress, Dress] = [
  { jacket: '#c2502a', trousers: '#4b4438', hat: '#e3d2a6', skin: '#7a5238', pack: '#3f5a52' },
  { jacket: '#1f7480', trousers: '#3d3a44', hat: '#a3483a', skin: '#c99a76', pack: '#8a6a3a' },
  { jacket: '#d9a036', trousers: '#46503a', hat: '#5d6a48', skin: '#8d6244', pack: '#5a4260' },
];

export const riders: readonly [Dress, Dress] = [
  { jacket: '#1f7480', trousers: '#4b4438', hat: '#f1e7cf', skin: '#c99a76' },
  { jacket: '#e1b04a', trousers: '#3d3a44', hat: '#b5482a', skin: '#7a5238' },
];

/** The green dust coat of an elephant keeper. */
export const keeper: Dress = { jacket: '#3f8056', trousers: '#34403a', hat: '#e8dcb8', skin: '#6b4630' };
