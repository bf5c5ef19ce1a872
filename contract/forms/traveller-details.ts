import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { phoneNumber, singleLine, visibleText } from '#contract/forms/contact-details.ts';
import { linkErrors, sentToken } from '#contract/forms/proposals.ts';
import { calendarDay, instant, wholeNumber } from '#contract/values.ts';

/*
 * What the office has to tell camps, airlines and guides about a party that said yes. All of it may be given later: what was not
 * given is an empty text.
 */

const line = (most: number) => z.string().check(z.trim(), singleLine, z.maxLength(most));
const words = (most: number) => z.string().check(z.trim(), visibleText, z.maxLength(most));
const given = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);

export const travellerFields = {
  /** As in the passport. */
  name: line(100),
  birthDate: given(calendarDay),
  nationality: line(60),
  passportNumber: line(40),
  passportExpires: given(calendarDay),
  diet: words(300),
  /** What the guide must know. */
  health: words(600),
};

export const partyFields = {
  /** Who sleeps with whom. */
  rooms: words(600),
  arrivalFlight: line(60),
  arrivalDay: given(calendarDay),
  /** `07:40`, at the place of arrival. */
  arrivalTime: given(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  departureFlight: line(120),
  emergencyName: line(100),
  emergencyPhone: given(phoneNumber),
  emergencyRelation: line(60),
};

export const travellerDetails = z.strictObject({
  /** Everybody who travels: adults, children, infants, as the proposal counts them. */
  travellers: z.array(z.strictObject(travellerFields)).check(z.maxLength(60)),
  party: z.strictObject(partyFields),
});
export type TravellerDetails = z.infer<typeof travellerDetails>;

export const travellerDetailsView = z.object({
  ...travellerDetails.shape,
  /** Goes up with every change; what `If-Match` names. 0 before anything was given. */
  version: wholeNumber,
  /** When something was given last; null where nothing is there. */
  givenAt: z.nullable(instant),
});
export type TravellerDetailsView = z.infer<typeof travellerDetailsView>;

/** `conflict`, in words, before the yes, of another version of the trip and once the journey is over. */
const detailsErrors = [...linkErrors, 'conflict'] as const;

/** As of a proposal, the secret stands in a body. */
export const openTravellerDetails = endpoint({
  name: 'openTravellerDetails',
  summary: 'What was given of the travellers of a trip that was agreed to, by the token of its link',
  method: 'POST',
  path: '/proposal/travellers',
  body: z.strictObject({ token: sentToken }),
  response: travellerDetailsView,
  errors: [...detailsErrors, 'details_sealed'],
});

export const keepTravellerDetails = endpoint({
  name: 'keepTravellerDetails',
  summary: 'Keep what is given of the travellers, on top of the version that was read',
  method: 'POST',
  path: '/proposal/travellers/keep',
  body: z.strictObject({ token: sentToken, ...travellerDetails.shape }),
  response: travellerDetailsView,
  errors: [...detailsErrors, 'details_sealed', 'changed_meanwhile', 'version_missing'],
});

export const removeTravellerDetails = endpoint({
  name: 'removeTravellerDetails',
  summary: 'Remove all that was given of the travellers',
  method: 'POST',
  path: '/proposal/travellers/remove',
  body: z.strictObject({ token: sentToken }),
  response: travellerDetailsView,
  errors: detailsErrors,
});
