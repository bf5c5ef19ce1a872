export type Animal = 'elephants' | 'whale shark' | 'whale' | 'turtle';

/** What a kind of animal does in a stretch of months, 1 to 12, both included; from October to March goes over the year's end. */
interface Spell {
  from: number;
  to: number;
  words: string;
  /** At which destinations the map shows it. */
  at?: Readonly<Record<string, Animal>>;
}

export interface HerdYear {
  name: 'Wildebeest' | 'Elephants' | 'In the sea';
  spells: readonly Spell[];
}

const elephants = 'elephants';
const dryPlaces = { amboseli: elephants, samburu: elephants, 'tsavo-east': elephants } as const;
const dryWords = "At Amboseli's swamps, the river in Samburu and the waterholes of Tsavo East";
const rainWords = "At Amboseli's swamps; elsewhere the rain scatters them";

/**
 * Where the herds are, as the pages of the destinations tell it; every month has a spell of every kind. Where the wildebeest
 * stand on the map is in `server/maps/herds.ts`.
 */
export const herdYears: readonly HerdYear[] = [
  {
    name: 'Wildebeest',
    spells: [
      { from: 1, to: 1, words: 'On the short grass around Ndutu, where calving begins late in the month' },
      { from: 2, to: 2, words: 'Calving around Ndutu, in the south of the Serengeti' },
      { from: 3, to: 3, words: 'Around Ndutu still, with the last calves early in the month' },
      { from: 4, to: 5, words: 'Walking north-west through the rain, in long columns' },
      { from: 6, to: 6, words: 'Massed near the Grumeti, in the west of the Serengeti' },
      { from: 7, to: 10, words: 'In the far north and the Maasai Mara, crossing the river both ways' },
      { from: 11, to: 12, words: 'Coming south again, to the short grass of the Serengeti' },
    ],
  },
  {
    name: 'Elephants',
    spells: [
      { from: 1, to: 2, words: dryWords, at: dryPlaces },
      { from: 3, to: 5, words: rainWords, at: { amboseli: elephants } },
      { from: 6, to: 6, words: dryWords, at: dryPlaces },
      {
        from: 7,
        to: 10,
        words: "At Amboseli's swamps, the river in Samburu and the waterholes of both Tsavos",
        at: { ...dryPlaces, 'tsavo-west': elephants },
      },
      { from: 11, to: 12, words: rainWords, at: { amboseli: elephants } },
    ],
  },
  {
    name: 'In the sea',
    spells: [
      {
        from: 10,
        to: 3,
        words: 'Whale sharks pass Diani, though nobody can promise one',
        at: { diani: 'whale shark' },
      },
      { from: 4, to: 6, words: 'Green turtles nest on quiet beaches of Lamu', at: { lamu: 'turtle' } },
      {
        from: 7,
        to: 8,
        words: 'Humpback whales pass Diani and Zanzibar, and turtles still nest in Lamu',
        at: { diani: 'whale', zanzibar: 'whale', lamu: 'turtle' },
      },
      { from: 9, to: 9, words: 'Humpback whales pass Diani and Zanzibar', at: { diani: 'whale', zanzibar: 'whale' } },
    ],
  },
];

/** @param month 1 to 12 */
export function isWithin({ from, to }: Spell, month: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

/** What is to be seen at a destination in a month, if the map shows anything there. */
export function animalAt(slug: string, month: number): Animal | undefined {
  for (const { spells } of herdYears) {
    const animal = spells.find((spell) => isWithin(spell, month))?.at?.[slug];
    if (animal !== undefined) return animal;
  }
  return undefined;
}
