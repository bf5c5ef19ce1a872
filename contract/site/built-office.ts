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

// In browsers the build puts the operator's office in the place of this file: scripts/vite/vite-site-words.ts.

export const builtOffice: Office | undefined = undefined;
