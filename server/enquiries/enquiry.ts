import type { ContactContext, ContactMessage } from '#contract/contact.ts';
import type { CustomSafariRequest } from '#contract/customization.ts';

/** Who asks, and how they want to be answered. */
export type Traveller = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'preferredContact'>;

/** What the visitor was looking at, and what we knew of it when the enquiry came. */
export interface EnquiryContext extends ContactContext {
  /** The name is ours and not only the sender's word. */
  known: boolean;
  /** Of the departure that is meant. */
  seatsFree?: number;
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

export interface SafariDetails
  extends Pick<CustomSafariRequest, 'dates' | 'guests' | 'activities' | 'accommodations' | 'notes' | 'pricing'> {
  kind: 'custom-safari';
  traveller: Traveller;
  tour: { slug: string; name: string; price: number };
}

export type EnquiryDetails = ContactDetails | SafariDetails;

/** An enquiry as the store gives it back. */
export interface StoredEnquiry {
  reference: string;
  receivedAt: string;
  consentVersion: string;
  details: EnquiryDetails;
}
