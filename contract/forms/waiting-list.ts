import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bodyErrors } from '#contract/api/errors.ts';
import { mostSeats } from '#contract/choices.ts';
import { botCheckToken } from '#contract/forms/bot-check.ts';
import { emailAddress, personName } from '#contract/forms/contact-details.ts';

/** Who would like a seat on a departure that is full; one seat unless asked otherwise. */
export const waitingRequest = z.strictObject({
  name: personName,
  email: emailAddress,
  seats: z._default(z.int().check(z.gte(1), z.lte(mostSeats)), 1),
  turnstileToken: botCheckToken,
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** `info` where there is nothing to wait for. Who waits already learns it by mail alone. */
export const waitingAnswer = z.object({ status: z.enum(['success', 'info']), message: z.string() });

export const joinWaitingList = endpoint({
  name: 'joinWaitingList',
  summary:
    'Ask for a place in the line for a departure that is full; a mail asks whether it was the owner of the address',
  method: 'POST',
  path: '/group-tour/{id}/waiting-list',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  body: waitingRequest,
  response: waitingAnswer,
  errors: ['not_found', ...bodyErrors, 'bot_check_failed', 'too_many_requests'],
});
