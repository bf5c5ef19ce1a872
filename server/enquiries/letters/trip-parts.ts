import type { CustomSafariRequest } from '#contract/customization.ts';
import { payingGuests } from '#contract/price.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';
import { factsOf, type LetterPart } from '#server/mail/letters/letter.ts';
import { counted, dayInWords, money } from '#server/mail/letters/words.ts';

const flexibilities: Record<CustomSafariRequest['dates']['flexibility'], string> = {
  exact: 'exactly these days',
  'few-days': 'a few days earlier or later is fine',
  'few-weeks': 'a few weeks earlier or later is fine',
  open: 'open',
};

/** A customised tour and its price, as staff and traveller both read it. Nothing in it was typed by the visitor. */
export function tripParts(details: SafariDetails, siteUrl: string): LetterPart[] {
  const { tour, dates, guests, activities, accommodations, pricing } = details;
  const paying = payingGuests(guests);
  return [
    {
      kind: 'facts',
      title: 'The trip',
      facts: factsOf([
        { label: 'Tour', value: tour.name, href: `${siteUrl}/tour/${tour.slug}` },
        { label: 'Price a person', value: money(tour.price) },
        { label: 'Dates', value: datesInWords(dates) },
        { label: 'Travellers', value: guestsInWords(guests) },
        ...activities.map(({ name, price, guestCount, selectedDate }) => ({
          label: 'Activity',
          value: [
            name,
            selectedDate === undefined ? 'day open' : dayInWords(selectedDate),
            `${counted(guestCount ?? paying, 'guest')} at ${money(price)}`,
          ].join(', '),
        })),
        ...accommodations.map(({ name, roomType, nights, pricePerNight }) => ({
          label: 'Stay',
          value: `${name}, ${roomType}, ${counted(nights, 'night')} at ${money(pricePerNight)}`,
        })),
      ]),
    },
    {
      kind: 'amounts',
      title: 'The price',
      lines: [
        ['Tour', pricing.baseTourPrice],
        ['Activities', pricing.addedActivitiesPrice],
        ['Stays', pricing.accommodationUpgrades],
        ['Taxes', pricing.taxes],
        ['Fees', pricing.fees],
        [`Total, ${pricing.currency}`, pricing.total],
      ],
    },
  ];
}

function datesInWords({ startDate, endDate, flexibility }: SafariDetails['dates']): string {
  if (startDate === undefined) return flexibility === 'open' ? 'open' : `not chosen yet; ${flexibilities[flexibility]}`;
  const days =
    endDate === undefined ? `from ${dayInWords(startDate)}` : `${dayInWords(startDate)} to ${dayInWords(endDate)}`;
  return `${days} (${flexibilities[flexibility]})`;
}

function guestsInWords({ adults, children, infants }: SafariDetails['guests']): string {
  const parts = [counted(adults, 'adult')];
  if (children > 0) parts.push(children === 1 ? '1 child' : `${children} children`);
  if (infants > 0) parts.push(counted(infants, 'infant'));
  return parts.join(', ');
}
