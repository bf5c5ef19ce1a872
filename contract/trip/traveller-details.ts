import { addDays, addMonths } from '#contract/calendar/calendar.ts';
import { oldestChild } from '#contract/choices.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { TravellerDetails } from '#contract/forms/traveller-details.ts';

/* What camps, airlines and guides need of a party, and which of it is there. */

type Traveller = TravellerDetails['travellers'][number];
type Party = TravellerDetails['party'];

/** Without these a traveller is not complete, and the party not told of; all else may stay empty. */
const travellerNeeds = ['name', 'birthDate', 'nationality', 'passportNumber', 'passportExpires'] as const;
const partyNeeds = [
  'arrivalFlight',
  'arrivalDay',
  'arrivalTime',
  'departureFlight',
  'emergencyName',
  'emergencyPhone',
] as const;

export const missingOf = (traveller: Traveller) => travellerNeeds.filter((field) => traveller[field] === '');

export const missingOfParty = (party: Party) => partyNeeds.filter((field) => party[field] === '');

export const completeIn = (travellers: readonly Traveller[]) =>
  travellers.filter((traveller) => missingOf(traveller).length === 0).length;

/** Of everybody who travels, in order, who they are: `adult`, `child (8)`, `infant`. */
export function travellersIn({ guests, childAges }: Pick<ProposalOffer, 'guests' | 'childAges'>): string[] {
  const child = (index: number) => {
    const age = childAges[index];
    return typeof age === 'number' ? `child (${age})` : 'child';
  };
  return [
    ...Array.from({ length: guests.adults }, () => 'adult'),
    ...Array.from({ length: guests.children }, (_, index) => child(index)),
    ...Array.from({ length: guests.infants }, () => 'infant'),
  ];
}

/** Days before these are of a year that is being typed. */
export const firstDays = { birth: '1900-01-01', other: '2000-01-01' } as const;

/** Many countries let nobody in whose passport ends within six months after the journey. */
export function endsSoon(passportExpires: string, endDate: string): boolean {
  return passportExpires >= firstDays.other && passportExpires < addMonths(endDate, 6);
}

/** Whether one arrives on a day that is likely a slip: more than a week before the journey, or after it. */
export function isFarFrom(arrivalDay: string, { startDate, endDate }: Pick<ProposalOffer, 'startDate' | 'endDate'>) {
  return arrivalDay >= firstDays.other && (arrivalDay < addDays(startDate, -7) || arrivalDay > endDate);
}

/** In whole years; negative before the birth. */
export const ageOn = (day: string, birthDate: string) =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

/** Whether somebody whom the trip counts so is a child in place of an adult on its first day, or the other way round. */
export const isOfOtherAge = (birthDate: string, who: string, startDate: string) =>
  birthDate >= firstDays.birth && (who === 'adult') !== ageOn(startDate, birthDate) > oldestChild;

/** Days after the last one of the journey on which nothing of it is kept any more. */
export const keptDays = 30;

/** The first day on which details are gone. */
export const goneOn = (endDate: string) => addDays(endDate, keptDays);
