import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { requestCustomSafari, sendContactMessage } from '#contract/forms/enquiry-endpoints.ts';

const enquiryNames = ['contact', 'custom-safari'] as const;
export type EnquiryName = (typeof enquiryNames)[number];

/** The forms whose enquiry must arrive, whatever the network does; also their names towards the bot check. */
export const enquiryCalls = {
  contact: sendContactMessage,
  'custom-safari': requestCustomSafari,
} satisfies Record<EnquiryName, Endpoint>;

/** What the bot check and the submission itself add to what a visitor wrote. */
export interface SentWith {
  turnstileToken: string;
  clientRequestId: string;
}

/** An enquiry from its submission on. It can wait on the device for days, so it holds plain values only. */
export interface Enquiry {
  /** Its `clientRequestId`. */
  id: string;
  name: EnquiryName;
  /** The call's body without what it is sent with. */
  body: Record<string, unknown>;
  /** The form as it was filled in, and the address it stood at: for a visitor who wants to change it. */
  values: Record<string, unknown>;
  href: string;
  /** When it was submitted; in milliseconds, as all times here. Devices hold it under this name. */
  pressedAt: number;
  /** When the visitor was told that it waits on this device. */
  keptAt?: number | undefined;
  /** The answer, from the moment it has arrived until the visitor has put it away. */
  answer?: EnquiryAnswer | undefined;
}

const answerSchema = z.looseObject({ message: z.string(), reference: z.string() });
export type EnquiryAnswer = z.infer<typeof answerSchema>;

const storedSchema = z.object({
  id: z.uuid(),
  name: z.enum(enquiryNames),
  body: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  href: z.string().check(z.regex(/^\/(?![/\\])/)),
  pressedAt: z.number(),
  keptAt: z.optional(z.number()),
  answer: z.optional(answerSchema),
});

/** An enquiry as it was found on the device; undefined when it is damaged. */
export function readEnquiry(stored: unknown): Enquiry | undefined {
  return storedSchema.safeParse(stored).data;
}

/** Plans change: what has waited longer than this is given back to the visitor instead of sent. */
export const keptFor = 14 * 24 * 60 * 60 * 1000;

/** Whether an enquiry from the device can still go as it is: not too old, and still what its call accepts. */
export function isSendable({ id, name, body, pressedAt }: Enquiry, now = Date.now()): boolean {
  if (now - pressedAt > keptFor) return false;
  const call: Endpoint = enquiryCalls[name];
  const sentWith: SentWith = { turnstileToken: 'made when it is sent', clientRequestId: id };
  return call.body !== undefined && z.safeParse(call.body, { ...body, ...sentWith }).success;
}
