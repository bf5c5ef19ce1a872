/** A way to name an amount of the data. */
export interface Form {
  /** What it begins with. */
  words: string;
  /** How many words follow that name a record or a part of one. */
  names: number;
  /** What may be said after it. */
  takes: readonly string[];
  example: string;
}

const party = ['for', 'in', 'on'];
const visitor = ['aged', 'in', 'on'];

export const forms = {
  /** What each of them is charged; the lowest of the year for two who share unless said otherwise. */
  price: { words: 'price of', names: 1, takes: party, example: 'price of a-tour for 4 in August' },
  /** Our invoice for all of them: the price rule with tax and booking fee. */
  invoice: { words: 'invoice of', names: 1, takes: party, example: 'invoice of a-tour for 2 in August' },
  /** What a traveller alone in a room pays more. */
  supplement: { words: 'single supplement of', names: 1, takes: [], example: 'single supplement of a-tour' },
  /** One ticket, for an adult unless an age is said. */
  fee: { words: 'fee of', names: 1, takes: visitor, example: 'fee of a-park in July' },
  /** A rate that was published and is in doubt. */
  disputed: { words: 'disputed fee of', names: 1, takes: [], example: 'disputed fee of a-park' },
  /** What the rate in doubt would add to the fee. */
  rise: { words: 'disputed rise of', names: 1, takes: visitor, example: 'disputed rise of a-park' },
  /** What is paid for each vehicle. */
  vehicle: { words: 'vehicle fee of', names: 1, takes: [], example: 'vehicle fee of a-park' },
  /** What is paid to others: visas, tips. */
  cost: { words: 'cost of', names: 1, takes: ['at'], example: 'cost of guide-tips at least' },
  activity: { words: 'activity', names: 1, takes: [], example: 'activity a-walk' },
  /** A night in one of a stay's rooms. */
  room: { words: 'room', names: 2, takes: [], example: 'room a-camp a-tent' },
  /** The flat fee of the price rule. */
  bookingFee: { words: 'booking fee', names: 0, takes: [], example: 'booking fee' },
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
