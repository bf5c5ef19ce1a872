/** Something to see, in a stretch of months; `from` and `to` are months 1 to 12, both included. */
export interface Spell {
  from: number;
  to: number;
  words: string;
}

export interface CalendarRow {
  name: string;
  destination: string;
  spells: readonly Spell[];
  tone: 'grass' | 'ochre' | 'dusk' | 'forest' | 'lagoon';
}

/** When what happens. Calving is in the southern Serengeti; the Mara has the river crossings. */
export const wildlifeCalendar: readonly CalendarRow[] = [
  {
    name: 'Wildebeest, Serengeti',
    destination: 'serengeti',
    tone: 'grass',
    spells: [
      { from: 1, to: 3, words: 'Calving' },
      { from: 4, to: 5, words: 'West' },
      { from: 6, to: 6, words: 'Grumeti' },
      { from: 11, to: 12, words: 'South again' },
    ],
  },
  {
    name: 'Wildebeest, Mara',
    destination: 'maasai-mara',
    tone: 'ochre',
    spells: [{ from: 7, to: 10, words: 'River crossings' }],
  },
  {
    name: 'Clear Kilimanjaro',
    destination: 'amboseli',
    tone: 'dusk',
    spells: [
      { from: 1, to: 2, words: 'Sharp mornings' },
      { from: 6, to: 10, words: 'Dry-season dawns' },
    ],
  },
  {
    name: 'Gorilla forests',
    destination: 'bwindi',
    tone: 'forest',
    spells: [
      { from: 1, to: 2, words: 'Drier trails' },
      { from: 6, to: 8, words: 'Driest trails' },
      { from: 12, to: 12, words: 'Drier' },
    ],
  },
  {
    name: 'Swahili coast',
    destination: 'diani',
    tone: 'lagoon',
    spells: [
      { from: 1, to: 3, words: 'Warm, clear water' },
      { from: 10, to: 12, words: 'Kaskazi winds begin' },
    ],
  },
];
