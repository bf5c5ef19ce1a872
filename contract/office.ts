import { builtOffice } from '#contract/built-office.ts';

/** Where the operator works, and what is reckoned and worded by it, as `content/site/operator.json` says. */
export interface Office {
  town: string;
  country: string;
  /** Where they travel, such as `East Africa`. */
  region: string;
  /** The countries they travel in, in the order lists have them. */
  countries: readonly string[];
  timeZone: string;
  /** What the time there is called behind the opening hours: `EAT`. */
  clock: string;
  /** From which instant on how far its clock is ahead of UTC, both in milliseconds; looking it up in `Intl` takes a phone 120 ms. */
  offsets: readonly (readonly [from: number, ahead: number])[];
  /** The currency whose prices stand beside dollars, such as `KES`; nothing stands there where it is left out. */
  localCurrency?: string | undefined;
  /** Per cent of tax on what is sold, and dollars that every invoice has besides; 0 for none. */
  taxPercent: number;
  flatFee: number;
}

let kept: Office | undefined = builtOffice;

/** Every program of ours begins with it; in browsers the office is built in. */
export function keepOffice(office: Office): void {
  kept = office;
}

export function office(): Office {
  if (kept === undefined) throw new Error('Nobody has said yet whose office it is: keepOffice comes first.');
  return kept;
}
