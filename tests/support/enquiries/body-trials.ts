import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import { nairobiDay, startWindow } from '#contract/calendar.ts';
import { tokenOf } from '#tests/support/enquiries/enquiries.ts';
import type { EnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import {
  broken,
  contactBodies,
  placeholder,
  safariBodies,
  subscriptionBodies,
} from '#tests/support/enquiries/form-bodies.ts';
import { isContactMessage, isSafariRequest, isSubscription } from '#tests/support/enquiries/form-rules.ts';
import { easyBotCheck, testNow } from '#tests/support/test-app.ts';

/** A form to be tried with bodies in order and broken; `deserves` are the codes a body may be answered with. */
export interface FormOnTrial {
  path: string;
  action: BotCheckAction;
  bodies: fc.Arbitrary<object>;
  success: number;
  deserves(body: unknown): readonly string[];
}

const accepted = ['accepted'];
const refused = ['invalid'];

export const formsOnTrial: readonly FormOnTrial[] = [
  {
    path: '/api/contact',
    action: 'contact',
    bodies: contactBodies,
    success: 201,
    deserves: (body) => (isContactMessage(body) ? accepted : refused),
  },
  {
    path: '/api/custom-safari-request',
    action: 'custom-safari',
    bodies: safariBodies,
    success: 201,
    deserves: (body) => (isSafariRequest(body) ? tripDeserves(body) : refused),
  },
  {
    path: '/api/newsletter/subscribe',
    action: 'newsletter',
    bodies: subscriptionBodies,
    success: 200,
    // Of what looks like an address, some is nothing a mail could be sent to.
    deserves: (body) => (isSubscription(body) ? [...accepted, ...refused] : refused),
  },
];

const prices: Readonly<Record<string, number>> = {
  'marsh-day': 499.99,
  'marsh-week': 2000,
  'marsh-and-island': 500,
  canoe: 45,
  'reed-camp tent': 180,
  'reed-camp suite': 320,
  'marsh-lodge tent': 180,
  'marsh-lodge suite': 320,
};

interface Trip {
  baseTour: { id: string; slug: string; price: number };
  dates: { startDate?: string };
  guests: { adults: number; children: number };
  activities: { id: string; price: number; guestCount?: number; selectedDate?: string }[];
  accommodations: { id: string; roomType: string; pricePerNight: number; nights?: number }[];
  pricing: Record<string, number>;
}

/** Whether we have what a trip names, on such days, and whether it is priced as we price it: in whole cents. */
function tripDeserves(body: object): readonly string[] {
  const trip = body as Trip;
  const { earliest, latest } = startWindow(nairobiDay(testNow));
  const days = [trip.dates.startDate, ...trip.activities.map((item) => item.selectedDate)];
  const named = [
    { name: trip.baseTour.slug, price: trip.baseTour.price },
    ...trip.activities.map(({ id, price }) => ({ name: id, price })),
    ...trip.accommodations.map((stay) => ({ name: `${stay.id} ${stay.roomType.trim()}`, price: stay.pricePerNight })),
  ];
  const known = named.every(({ name }) => Object.hasOwn(prices, name)) && trip.baseTour.id === trip.baseTour.slug;
  const kinds = trip.baseTour.slug !== 'canoe' && trip.activities.every(({ id }) => id === 'canoe');
  if (!known || !kinds || days.some((day) => day !== undefined && (day < earliest || day > latest))) return refused;

  const cents = (dollars: number) => Math.round(dollars * 100);
  const paying = trip.guests.adults + trip.guests.children;
  const base = cents(prices[trip.baseTour.slug] ?? 0) * paying;
  const activities = trip.activities.reduce((sum, { guestCount = paying }) => sum + 4500 * guestCount, 0);
  const stays = trip.accommodations.reduce(
    (sum, stay) => sum + cents(prices[`${stay.id} ${stay.roomType.trim()}`] ?? 0) * (stay.nights ?? 1),
    0,
  );
  const subtotal = base + activities + stays;
  const taxes = Math.floor((subtotal * 12 + 50) / 100);
  const right = {
    baseTourPrice: base,
    addedActivitiesPrice: activities,
    accommodationUpgrades: stays,
    taxes,
    fees: 5000,
  };
  const lines = { ...right, total: subtotal + taxes + 5000 };
  const agreed =
    named.every(({ name, price }) => cents(prices[name] as number) === cents(price)) &&
    Object.entries(lines).every(([line, sum]) => cents(trip.pricing[line] ?? -1) === sum);
  return agreed ? accepted : ['price_changed'];
}

/**
 * Sends `runs` bodies, a third of them in order, and holds each answer against what its body deserves; gives how often
 * each code was answered.
 */
export async function tryBodies(app: EnquiryApp, form: FormOnTrial, runs: number): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const bodies = fc.oneof(
    { weight: 1, arbitrary: form.bodies as fc.Arbitrary<unknown> },
    { weight: 2, arbitrary: broken(form.bodies) },
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const { sent, tokenIsGenuine } = await filledIn(body, form.action);
      const response = await app.post(form.path, sent);
      const answer = await response.json();
      const code = response.status === form.success ? 'accepted' : answer.code;
      seen.set(code, (seen.get(code) ?? 0) + 1);
      const deserved = form.deserves(sent);
      // The token is looked at once everything else is in order.
      const expected = tokenIsGenuine
        ? deserved
        : deserved.map((one) => (one === 'accepted' ? 'bot_check_failed' : one));
      expect(expected, JSON.stringify(sent)).toContain(code);
      if (response.status === 422) expect(Object.keys(answer.errors ?? {})).not.toEqual([]);
      // A sentence each, and none that only a program understands.
      for (const reason of Object.values<string[]>(answer.errors ?? {}).flat())
        expect(reason).toMatch(/^(?!.*(?:pattern|expected|\/\^))\p{Lu}.*\.$/u);
    }),
    { numRuns: runs },
  );
  return seen;
}

/** A body with a fresh token and a name of its own, unless a change took their place. */
export async function filledIn(
  body: unknown,
  action: BotCheckAction,
): Promise<{ sent: unknown; tokenIsGenuine: boolean }> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { sent: body, tokenIsGenuine: false };
  const { turnstileToken, clientRequestId } = body as Record<string, unknown>;
  const tokenIsGenuine = turnstileToken === placeholder;
  const sent = {
    ...body,
    ...(tokenIsGenuine && { turnstileToken: await tokenOf(easyBotCheck(), action) }),
    ...(clientRequestId === placeholder && { clientRequestId: randomUUID() }),
  };
  return { sent, tokenIsGenuine };
}
