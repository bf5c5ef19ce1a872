import type { Kysely, Selectable } from 'kysely';
import type { CameFrom } from '#contract/forms/came-from.ts';
import type { ContactContext, ContactMessage } from '#contract/forms/contact.ts';
import type { SeatsPrice } from '#contract/money/seats-price.ts';
import type { TotalRange } from '#contract/money/undated-total.ts';
import type { CostRange, FeePart } from '#contract/money/whole-trip.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import type { EnquiriesTable, Tables } from '#server/store/tables.ts';

/** Who asks, and how they want to be answered. */
export type Traveller = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'preferredContact'>;

/** What the visitor was looking at, and what we knew of it when the enquiry came. */
export interface EnquiryContext extends ContactContext {
  /** The name is ours and not only the sender's word. */
  known: boolean;
  /** Of the departure that is meant. */
  seatsFree?: number;
  /** What the seats asked for came to when the enquiry came: our invoice, and the whole trip. */
  price?: SeatsPrice;
  wholeTrip?: WholeTripSnapshot;
}

/*
 * What is kept of an enquiry: what was sent, less what only served the sending. Names and prices of the catalogue's
 * things are the catalogue's. The store holds it as JSON; a field may be added, but old rows stay as they are.
 */

export interface ContactDetails extends Pick<ContactMessage, 'topic' | 'message'> {
  kind: 'contact';
  traveller: Traveller;
  context?: EnquiryContext;
}

/** The whole trip as the traveller saw it, stored with the enquiry: a later tariff does not change its lines. */
export interface WholeTripSnapshot {
  fees: { name: string; payee: string; checkedOn: string; parts: FeePart[]; amount: number }[];
  others: { name: string; least: number; most: number }[];
  total: CostRange;
}

/** A day of a trip as the traveller saw it; its date follows from the first day. */
export interface DaySnapshot {
  title: string;
  /** Where the night is spent, by name. */
  stay?: string;
  /** One more than the tour has, which an extra night makes. */
  isExtra?: boolean;
}

export interface SafariDetails
  extends Pick<CustomSafariRequest, 'dates' | 'guests' | 'activities' | 'accommodations' | 'notes' | 'pricing'> {
  kind: 'custom-safari';
  traveller: Traveller;
  /** The price a person; of one who travels alone, with the single supplement that is named beside it. */
  tour: { slug: string; name: string; price: number; singleSupplement?: number };
  childAges?: (number | null)[] | undefined;
  /** Our invoice in the cheapest and in the dearest month, as it was shown while no first day was chosen; `pricing` is that of the cheapest. */
  undated?: TotalRange | undefined;
  /** Left out where it was stored before days were kept. */
  days?: DaySnapshot[] | undefined;
  /** What is paid to others beside our invoice; nothing while no first day is chosen. */
  wholeTrip?: WholeTripSnapshot | undefined;
  /** What of the trip does not fit the tour, as the traveller was warned. */
  doubts?: string[] | undefined;
}

export type EnquiryDetails = (ContactDetails | SafariDetails) & {
  /** The reference of an enquiry in which the same traveller asked the same. */
  repeats?: string;
  /** Where the visit began, and which site led to it, as the visitor's browser says. */
  cameFrom?: CameFrom;
};

/** Of who agreed with the link in our mail, and whose message is ours: they wrote nothing. */
export const waitingListConsent = 'waiting-list';

/** An enquiry as the store gives it back. */
export interface StoredEnquiry {
  reference: string;
  receivedAt: string;
  consentVersion: string;
  details: EnquiryDetails;
}

export async function readEnquiry(db: Kysely<Tables>, reference: string): Promise<StoredEnquiry | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row && storedEnquiry(row);
}

export function storedEnquiry(
  row: Pick<Selectable<EnquiriesTable>, 'reference' | 'received_at' | 'consent_version' | 'details'>,
): StoredEnquiry {
  // We wrote it ourselves. It is not held against today's rules: what was accepted stays readable when they change.
  const details: EnquiryDetails = JSON.parse(row.details);
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    consentVersion: row.consent_version,
    details,
  };
}
