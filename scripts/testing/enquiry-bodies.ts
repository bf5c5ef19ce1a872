import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction, BotCheckChallenge } from '#contract/forms/bot-check.ts';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';

/** What a browser makes of a challenge: the token that it sends. */
export async function solve(challenge: BotCheckChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A fresh token of this bot check for a form, the contact form unless given, solved. */
export async function freshToken(botCheck: BotCheck, action: BotCheckAction = 'contact'): Promise<string> {
  const challenge = await botCheck.challenge?.(action);
  if (challenge === undefined) throw new Error('This bot check hands out no challenges.');
  return solve(challenge);
}

/** A message like those people write, from somebody else each time. */
export function enquiryBody(turnstileToken: string, number: number): ContactMessage {
  return {
    name: `Traveller ${number}`,
    email: `traveller-${number}@mail.example`,
    phone: '+254700000000',
    topic: 'tour',
    message: 'We are two adults and a child and would like to see elephants and the lakes in July, for about a week.',
    preferredContact: 'whatsapp',
    context: { kind: 'tour', id: 'masai-mara-safari', name: 'Masai Mara safari', url: '/tour/masai-mara-safari' },
    consent: true,
    turnstileToken,
    clientRequestId: randomUUID(),
  };
}
