// What the people on plates wear.

import type { Dress } from '#illustrations/plates/props/people/person.ts';

/** In the order they walk; the one in front is the guide. */
export const hikers: readonly [Dress, Dress, Dress] = [
  {
    jacket: '#c2502a',
    trousers: '#4b4438',
    head: { wear: 'bun', colour: '#3a2418' },
    skin: '#c99a76',
    pack: '#3f5a52',
    girth: 0.9,
  },
  {
    jacket: '#1f7480',
    trousers: '#8a7a58',
    head: { wear: 'hat', colour: '#e3d2a6' },
    skin: '#d8b08e',
    pack: '#8a6a3a',
    girth: 1.14,
  },
  {
    jacket: '#d9a036',
    trousers: '#46503a',
    head: { wear: 'cap', colour: '#5d6a48' },
    skin: '#6b4630',
    pack: '#5a4260',
  },
];

export const riders: readonly [Dress, Dress] = [
  { jacket: '#1f7480', trousers: '#4b4438', head: { wear: 'helmet', colour: '#f1e7cf' }, skin: '#c99a76', girth: 0.92 },
  { jacket: '#e1b04a', trousers: '#3d3a44', head: { wear: 'helmet', colour: '#b5482a' }, skin: '#7a5238' },
];

/** The green dust coat of an elephant keeper. */
export const keeper: Dress = {
  jacket: '#3f8056',
  trousers: '#34403a',
  head: { wear: 'cap', colour: '#2f5f42' },
  skin: '#6b4630',
  over: { cut: 'coat', cloth: '#3f8056' },
};

export const ranger: Dress = {
  jacket: '#5d6a3c',
  trousers: '#4c5632',
  head: { wear: 'beret', colour: '#33502f' },
  skin: '#5b3a28',
};

/** Guests on a morning's walk. */
export const walkingGuests: readonly [Dress, Dress] = [
  {
    jacket: '#d9c79a',
    trousers: '#6d6449',
    head: { wear: 'hat', colour: '#efe1bd' },
    skin: '#d8b08e',
    dayBag: '#3f5a52',
    girth: 1.1,
  },
  {
    jacket: '#b5673c',
    trousers: '#8a7a58',
    head: { wear: 'hat', colour: '#b79a62' },
    skin: '#c99a76',
    dayBag: '#5a4260',
    girth: 0.9,
  },
];

export const cook: Dress = {
  jacket: '#f3ead8',
  trousers: '#3a3a40',
  head: { wear: 'cap', colour: '#f6efe0' },
  skin: '#5b3a28',
  girth: 1.16,
};

const maasaiBeads = ['#f6efe0', '#c8442a', '#2f5b9a'] as const;

/** Maasai, in the cloths and beads they wear at home. */
export const maasai = {
  elder: {
    jacket: '#8c1f1a',
    trousers: '#4a2f22',
    head: { wear: 'bare', colour: '#a9a196' },
    skin: '#4f3223',
    over: { cut: 'shuka', cloth: '#b3261e', trim: '#22305a' },
    girth: 0.92,
  },
  warrior: {
    jacket: '#4f3223',
    trousers: '#4f3223',
    head: { wear: 'bare', colour: '#6e2419' },
    skin: '#4f3223',
    over: { cut: 'shuka', cloth: '#c8442a', trim: '#1f2f5a' },
    beads: maasaiBeads.slice(0, 2),
  },
  mother: {
    jacket: '#2f5b9a',
    trousers: '#4f3223',
    head: { wear: 'bare', colour: '#3f281d' },
    skin: '#5b3a28',
    over: { cut: 'robe', cloth: '#7b3fa0', trim: '#e9b23f' },
    beads: maasaiBeads,
    girth: 1.1,
  },
  girl: {
    jacket: '#e1b04a',
    trousers: '#5b3a28',
    head: { wear: 'bare', colour: '#1c1412' },
    skin: '#5b3a28',
    over: { cut: 'kanga', cloth: '#d0562f', trim: '#f2d9a0' },
    isChild: true,
  },
} as const satisfies Record<string, Dress>;

/** People of the Swahili coast. */
export const coast = {
  kanzu: {
    jacket: '#fbf6ea',
    trousers: '#fbf6ea',
    head: { wear: 'kofia', colour: '#f3e3bd' },
    skin: '#5b3a28',
    over: { cut: 'robe', cloth: '#fbf6ea', trim: '#d9c79a' },
  },
  buibui: {
    jacket: '#2a2630',
    trousers: '#2a2630',
    head: { wear: 'scarf', colour: '#2a2630' },
    skin: '#7a5238',
    over: { cut: 'robe', cloth: '#2a2630', trim: '#b58a3a' },
    girth: 0.96,
  },
  kanga: {
    jacket: '#f0d9a8',
    trousers: '#6b4630',
    head: { wear: 'wrap', colour: '#d98b2f' },
    skin: '#6b4630',
    over: { cut: 'kanga', cloth: '#c2452f', trim: '#f4d68a' },
    girth: 1.16,
  },
  schoolgirl: {
    jacket: '#f6f1e4',
    trousers: '#2f4a7a',
    head: { wear: 'scarf', colour: '#f6f1e4' },
    skin: '#6b4630',
    over: { cut: 'robe', cloth: '#2f5b86', trim: '#2f5b86' },
    isChild: true,
  },
  shirt: {
    jacket: '#3f8a86',
    trousers: '#4b4438',
    head: { wear: 'kofia', colour: '#7a2f3a' },
    skin: '#4f3223',
    girth: 1.08,
  },
} as const satisfies Record<string, Dress>;
