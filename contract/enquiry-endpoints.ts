import { contactMessage, enquiryAccepted } from '#contract/contact.ts';
import { customSafariAccepted, customSafariRequest } from '#contract/customization.ts';
import { endpoint } from '#contract/endpoint.ts';
import { newsletterAnswer, newsletterSubscription } from '#contract/newsletter.ts';

/* Agreed, and described here for the day the back end takes enquiries; not yet served, so not in the OpenAPI document. */

const writeErrors = [
  'bad_request',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  summary: 'Ask for the newsletter (spec §7)',
  method: 'POST',
  path: '/newsletter/subscribe',
  body: newsletterSubscription,
  response: newsletterAnswer,
  errors: writeErrors,
});

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Send the operator a message',
  method: 'POST',
  path: '/contact',
  body: contactMessage,
  response: enquiryAccepted,
  status: 201,
  errors: writeErrors,
});

export const requestCustomSafari = endpoint({
  name: 'requestCustomSafari',
  summary: 'Ask for a customised tour; a changed price answers 409 with the new lines',
  method: 'POST',
  path: '/custom-safari-request',
  body: customSafariRequest,
  response: customSafariAccepted,
  status: 201,
  errors: [...writeErrors, 'conflict'],
});
