import * as z from 'zod/mini';
import { phoneWords } from '#contract/forms/contact-details.ts';
import { partyFields, type TravellerDetails, travellerFields } from '#contract/forms/traveller-details.ts';
import { type FieldWords, unknownError } from '#platform/forms/field-words.ts';

/*
 * What a party gives, as a form has it: every field by a name of its own, as `0-birthDate` or `party-rooms`, so that it is known
 * which of them somebody has touched.
 */

export type DetailsFields = Readonly<Record<string, string>>;

type TravellerField = keyof typeof travellerFields;
type PartyField = keyof typeof partyFields;

export const nameIn = (part: number | 'party', field: TravellerField | PartyField) => `${part}-${field}`;

export const travellerLabels: Readonly<Record<TravellerField, string>> = {
  name: 'Name as in the passport',
  birthDate: 'Date of birth',
  nationality: 'Nationality',
  passportNumber: 'Passport number',
  passportExpires: 'Passport expiry date',
  diet: 'Diet',
  health: 'Health the guide must know of',
};

export const partyLabels: Readonly<Record<PartyField, string>> = {
  rooms: 'Who sleeps with whom',
  arrivalFlight: 'Arrival flight',
  arrivalDay: 'Arrival day',
  arrivalTime: 'Arrival time',
  departureFlight: 'Departure flight',
  emergencyName: 'Emergency contact',
  emergencyPhone: 'Emergency telephone',
  emergencyRelation: 'Who they are to you',
};

const named = <Value>(part: number | 'party', fields: Readonly<Record<string, Value>>) =>
  Object.entries(fields).map(([field, value]) => [`${part}-${field}`, value] as const);

export function fieldsOf({ travellers, party }: TravellerDetails): DetailsFields {
  return Object.fromEntries([...travellers.flatMap((one, index) => named(index, one)), ...named('party', party)]);
}

/** The same by the contract's rules, for so many travellers. */
export function schemaFor(travellers: number): z.ZodMiniType<DetailsFields> {
  const rules = named<z.ZodMiniType<string>>;
  const all = Array.from({ length: travellers }, (_, index) => rules(index, travellerFields)).flat();
  return z.object(Object.fromEntries([...all, ...rules('party', partyFields)]));
}

export function detailsOf(fields: DetailsFields, travellers: number): TravellerDetails {
  const part = <Name extends string>(of: number | 'party', names: Readonly<Record<Name, unknown>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, fields[`${of}-${name}`] ?? ''])) as Record<Name, string>;
  return {
    travellers: Array.from({ length: travellers }, (_, index) => part(index, travellerFields)),
    party: part('party', partyFields),
  };
}

/** `Traveller 2, passport number`. */
export function labelOf(name: string): string {
  const [part = '', field = ''] = name.split('-');
  if (part === 'party') return partyLabels[field as PartyField];
  return `Traveller ${Number(part) + 1}, ${travellerLabels[field as TravellerField].toLowerCase()}`;
}

export const detailsWords: FieldWords = (issue) => {
  if (issue.code === 'too_big') return `Please keep this to ${issue.maximum} characters.`;
  return String(issue.path).endsWith('emergencyPhone') ? phoneWords : unknownError;
};

export interface Met {
  /** Fields that one had written and taken back, and somebody else has written meanwhile: theirs stand. */
  theirs: DetailsFields;
  /** Fields that both wrote: one's own stand in the form. */
  both: { name: string; theirs: string }[];
}

/** What two sittings made of the same beginning. What only one of them wrote is taken as that has it. */
export function meet(base: DetailsFields, mine: DetailsFields, theirs: DetailsFields): Met {
  const changed = Object.keys(theirs).filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]);
  return {
    theirs: Object.fromEntries(
      changed.filter((name) => mine[name] === base[name]).map((name) => [name, theirs[name] ?? '']),
    ),
    both: changed.filter((name) => mine[name] !== base[name]).map((name) => ({ name, theirs: theirs[name] ?? '' })),
  };
}
