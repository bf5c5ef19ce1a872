/*
 * What an enquiry is. The frame of every page reads this file: what takes schemas or a database stands beside it, and comes with the
 * first form.
 */

/** The key of every enquiry's mutation. */
export const enquiryKey = ['enquiry'] as const;

/** The database of enquiries that are still to be sent. */
export const enquiryDatabase = 'kept-enquiries';

/** The forms whose enquiry must arrive, whatever the network does; also their names towards the bot check. */
export type EnquiryName = 'contact' | 'custom-safari';

/** What the bot check and the submission itself add to what a visitor wrote. */
export interface SentWith {
  turnstileToken: string;
  clientRequestId: string;
}

/** An enquiry from its submission on. It can wait on the device for days, so it holds plain values only. */
export interface Enquiry {
  /** Its `clientRequestId`. */
  id: string;
  name: EnquiryName;
  /** The call's body without what it is sent with. */
  body: Record<string, unknown>;
  /** The form as it was filled in, and the address it stood at: for a visitor who wants to change it. */
  values: Record<string, unknown>;
  href: string;
  /** When it was submitted; in milliseconds, as all times here. Devices hold it under this name. */
  pressedAt: number;
  /** When the visitor read that it waits on this device. */
  keptAt?: number | undefined;
  /** The answer, from the moment it has arrived until the visitor has put it away. */
  answer?: EnquiryAnswer | undefined;
}

export interface EnquiryAnswer {
  message: string;
  reference: string;
}
