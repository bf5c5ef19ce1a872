import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { linkErrors, proposalOffer, proposalView, sentToken } from '#contract/forms/proposals.ts';
import { tripNotes } from '#contract/trip/trip-notes.ts';
import { instant } from '#contract/values.ts';

/*
 * A trip that was agreed to, as those read it who travel along: under a secret of its own, which opens nothing else and which the
 * traveller can end. What it costs, who pays what when, and what was written to and fro is no part of it.
 */

export const sharedTrip = z.object({
  state: z.enum(['held', 'withdrawn']),
  /** The first name of the traveller whose trip it is. */
  traveller: z.string(),
  confirmedAt: z.nullable(instant),
  offer: z.pick(proposalOffer, {
    tour: true,
    planner: true,
    startDate: true,
    endDate: true,
    guests: true,
    childAges: true,
    days: true,
    stays: true,
    activities: true,
  }),
  /** Until it is given back. */
  notes: z.optional(tripNotes),
});
export type SharedTrip = z.infer<typeof sharedTrip>;

export const openSharedTrip = endpoint({
  name: 'openSharedTrip',
  summary: 'A trip that was agreed to, without sums, by the token of the link its traveller has shared',
  method: 'POST',
  path: '/proposal/shared',
  body: z.strictObject({ token: sentToken }),
  response: sharedTrip,
  errors: linkErrors,
});

/** `conflict`, in words, where nobody has agreed to it yet, or it was given back. */
export const shareProposal = endpoint({
  name: 'shareProposal',
  summary: 'Make the link with which a trip that was agreed to is shared, or end it; the next one is another',
  method: 'POST',
  path: '/proposal/share',
  body: z.strictObject({ token: sentToken, isShared: z.boolean() }),
  response: proposalView,
  errors: [...linkErrors, 'conflict'],
});
