import * as z from 'zod/mini';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { type ProposalView, proposalView } from '#contract/forms/proposals.ts';
import { type SharedTrip, sharedTrip } from '#contract/forms/shared-trip.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import { calendarDay, instant } from '#contract/values.ts';
import { readStored, removeStored, writeStored } from '#platform/browser/storage.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/*
 * Trips somebody has said yes to stay on the device, and on those of whom they are shared with, so that they open on the plane. A
 * trip is known by a digest of its link's token: the secret itself is never kept. Where nothing can be digested or stored, nothing is kept.
 */

const key = 'keptTrips';

/** Days after the journey for which a trip is still there. */
const daysAfter = 14;

const trip = z.object({
  keptAt: instant,
  endDate: calendarDay,
  /** Null once it was taken off the device: it is not kept again by itself. */
  view: z.nullable(z.union([proposalView, sharedTrip])),
});
export type KeptTrip = z.infer<typeof trip>;
export type TripView = ProposalView | SharedTrip;

/** Undefined for one that never was on the device. */
export async function readTrip(token: string): Promise<KeptTrip | undefined> {
  const name = await digestOf(token);
  return name === undefined ? undefined : allTrips().get(name);
}

/** Keeps a trip as it is now, without the tokens of other links; `null` takes it off the device. Gives back what is there. */
export async function keepTrip(token: string, view: TripView | null, endDate: string): Promise<KeptTrip | undefined> {
  const name = await digestOf(token);
  if (name === undefined) return undefined;
  const kept = { keptAt: new Date().toISOString(), endDate, view: view && withoutTokens(view) };
  return write(allTrips().set(name, kept)) ? kept : undefined;
}

function withoutTokens(view: TripView): TripView {
  if (!('newer' in view)) return view;
  const { shared: _, ...kept } = view;
  return { ...kept, newer: null };
}

/** Removes a trip without a trace: there is none under its link any more. */
export async function forgetTrip(token: string): Promise<void> {
  const name = await digestOf(token);
  const trips = allTrips();
  if (trips.delete(name ?? '')) write(trips);
}

/** Removes trips that are over. */
export function sweepTrips(): void {
  const today = officeDay(new Date());
  write(new Map([...allTrips()].filter(([, { endDate }]) => addDays(endDate, daysAfter) >= today)));
}

function allTrips(): Map<string, KeptTrip> {
  return new Map(
    Object.entries(fieldsOf(parsedJson(readStored(key)))).flatMap(([name, stored]) => {
      const { data } = trip.safeParse(stored);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

function write(trips: ReadonlyMap<string, KeptTrip>): boolean {
  if (trips.size > 0) return writeStored(key, JSON.stringify(Object.fromEntries(trips)));
  removeStored(key);
  return true;
}

/** Undefined where the browser digests nothing, as without a secure connection. */
async function digestOf(token: string): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
