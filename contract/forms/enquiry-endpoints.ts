import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bodyErrors, inputErrors } from '#contract/api/errors.ts';
import { botCheckAction, botCheckChallenge } from '#contract/forms/bot-check.ts';
import { contactMessage, enquiryAccepted } from '#contract/forms/contact.ts';
import { newsletterAnswer, newsletterSubscription, newsletterToken } from '#contract/forms/newsletter.ts';
import { customSafariAccepted, customSafariRequest } from '#contract/trip/customization.ts';

const formErrors = [...bodyErrors, 'bot_check_failed', 'too_many_requests'] as const;

export const getBotCheckChallenge = endpoint({
  name: 'getBotCheckChallenge',
  summary: 'A calculation to solve before the form it is for is sent; not found while Turnstile does the bot check',
  path: '/bot-check/challenge',
  query: z.object({ action: botCheckAction }),
  response: botCheckChallenge,
  errors: ['not_found', ...inputErrors],
});

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Send the operator a message',
  method: 'POST',
  path: '/contact',
  body: contactMessage,
  response: enquiryAccepted,
  status: 201,
  repeatStatus: 200,
  errors: [...formErrors, 'conflict'],
});

export const requestCustomSafari = endpoint({
  name: 'requestCustomSafari',
  summary: 'Ask for a customised tour; a changed price answers 409 with the new lines',
  method: 'POST',
  path: '/custom-safari-request',
  body: customSafariRequest,
  response: customSafariAccepted,
  status: 201,
  repeatStatus: 200,
  errors: [...formErrors, 'conflict', 'price_changed'],
});

export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  summary: 'Ask for the newsletter; a mail asks whether it was the owner of the address',
  method: 'POST',
  path: '/newsletter/subscribe',
  body: newsletterSubscription,
  response: newsletterAnswer,
  errors: formErrors,
});

export const getNewsletterConfirmation = endpoint({
  name: 'getNewsletterConfirmation',
  summary: 'What a confirmation link is about; changes nothing. A browser is shown a page that asks',
  path: '/newsletter/confirm',
  query: z.partial(newsletterToken),
  response: newsletterAnswer,
  errors: inputErrors,
});

export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  summary: 'Confirm a subscription with the token of the mail',
  method: 'POST',
  path: '/newsletter/confirm',
  body: newsletterToken,
  response: newsletterAnswer,
  errors: bodyErrors,
});

export const unsubscribeFromNewsletter = endpoint({
  name: 'unsubscribeFromNewsletter',
  summary: 'End a subscription with the token of a mail',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  body: newsletterToken,
  response: newsletterAnswer,
  errors: bodyErrors,
});
