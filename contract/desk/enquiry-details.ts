import * as z from 'zod/mini';

/*
 * What a visitor sent, as it is kept: the JSON of server/enquiries/enquiry.ts. What was accepted stays readable when today's
 * rules change, so words and amounts are not held against them here. Amounts are dollars, days are days at the office.
 */

const amount = z.number();
const word = z.string();

const wholeTripSnapshot = z.object({
  fees: z.array(
    z.object({
      name: word,
      payee: word,
      checkedOn: word,
      parts: z.array(z.object({ who: word, usd: amount, tickets: amount })),
      amount,
    }),
  ),
  others: z.array(z.object({ name: word, least: amount, most: amount })),
  total: z.object({ least: amount, most: amount }),
});

const traveller = z.object({ name: word, email: word, phone: z.optional(word), preferredContact: word });

const ofEveryKind = {
  traveller,
  /** The reference of an enquiry in which the same traveller asked the same. */
  repeats: z.optional(word),
  /** Where the visit began, and which site led to it, as the visitor's browser says. */
  cameFrom: z.optional(z.object({ firstPage: word, referrer: z.optional(word) })),
};

const contactDetails = z.object({
  kind: z.literal('contact'),
  ...ofEveryKind,
  topic: word,
  message: word,
  context: z.optional(
    z.object({
      kind: word,
      id: word,
      name: word,
      url: word,
      departureId: z.optional(word),
      seats: z.optional(amount),
      room: z.optional(word),
      /** The name is ours and not only the sender's word. */
      known: z.boolean(),
      seatsFree: z.optional(amount),
      price: z.optional(
        z.object({ seats: amount, singleSupplement: amount, taxes: amount, fees: amount, total: amount }),
      ),
      wholeTrip: z.optional(wholeTripSnapshot),
    }),
  ),
});

const safariDetails = z.object({
  kind: z.literal('custom-safari'),
  ...ofEveryKind,
  tour: z.object({ slug: word, name: word, price: amount, singleSupplement: z.optional(amount) }),
  dates: z.object({ startDate: z.optional(word), endDate: z.optional(word), flexibility: word }),
  guests: z.object({ adults: amount, children: amount, infants: amount }),
  childAges: z.optional(z.array(z.nullable(amount))),
  days: z.optional(z.array(z.object({ title: word, stay: z.optional(word), isExtra: z.optional(z.boolean()) }))),
  activities: z.array(
    z.object({
      id: word,
      name: word,
      price: amount,
      selectedDate: z.optional(word),
      guestCount: z.optional(amount),
      addedAt: word,
    }),
  ),
  accommodations: z.array(
    z.object({
      id: word,
      name: word,
      roomType: word,
      pricePerNight: amount,
      nights: amount,
      insteadOf: z.optional(z.object({ id: word, name: word, pricePerNight: amount })),
      addedAt: word,
    }),
  ),
  notes: z.optional(word),
  pricing: z.object({
    baseTourPrice: amount,
    addedActivitiesPrice: amount,
    accommodationUpgrades: amount,
    taxes: amount,
    fees: amount,
    total: amount,
    currency: word,
  }),
  wholeTrip: z.optional(wholeTripSnapshot),
  /** What does not fit the tour, as the traveller was warned. */
  doubts: z.optional(z.array(word)),
});

export const deskEnquiryDetails = z.discriminatedUnion('kind', [contactDetails, safariDetails]);
export type DeskEnquiryDetails = z.infer<typeof deskEnquiryDetails>;
