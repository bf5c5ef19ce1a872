import * as z from 'zod/mini';
import { type RoomKind, roomKinds } from '#contract/choices.ts';
import { type DeskProposal, type ProposalDraft, proposalDraft } from '#contract/desk/proposals.ts';
import { wholeNumber } from '#contract/values.ts';
import { storedCopies } from '#desk/platform/stored-copy.ts';
import type { StorageKey } from '#platform/browser/storage.ts';

/*
 * A draft while it is typed: a number may be half of one, a day may be missing. It is written down in the browser with each character
 * until the server has it, so that it is there again after a cut network, a closed tab and another sign-in.
 */

/** What a draft can be made of. */
export type ProposalChoices = DeskProposal['choices'];

const words = z.string().check(z.maxLength(20_000));

/** A number, or what is typed where one belongs. */
const number = z.union([z.number(), z.string().check(z.maxLength(40))]);
const list = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(60));

const typedTour = z.object({
  kind: z.literal('tour'),
  tour: words,
  startDate: z.nullable(words),
  guests: z.object({ adults: number, children: number, infants: number }),
  childAges: list(z.nullable(z.number())),
  activities: list(z.object({ id: words, selectedDate: z.optional(words), guestCount: z.optional(number) })),
  stays: list(z.object({ id: words, roomType: words, nights: number, insteadOf: z.optional(words) })),
  days: z.optional(
    z.object({
      of: words,
      inOrder: list(
        z.object({
          id: words,
          title: z.optional(words),
          description: z.optional(words),
          stay: z.optional(words),
          hasFacts: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});
export type TypedTour = z.infer<typeof typedTour>;

const typedSeats = z.object({
  kind: z.literal('departure'),
  groupTour: words,
  departureId: z.nullable(words),
  seats: number,
  room: z.optional(z.enum(['own', 'shared'])),
});
export type TypedSeats = z.infer<typeof typedSeats>;

const typedProposal = z.object({
  words,
  planner: z.nullable(words),
  validUntil: words,
  trip: z.discriminatedUnion('kind', [typedTour, typedSeats]),
  rooms: z.optional(z.partialRecord(z.enum(Object.keys(roomKinds) as RoomKind[]), z.optional(number))),
  ownLines: list(z.object({ label: words, amount: number })),
  discount: z.nullable(z.object({ amount: number, reason: words })),
  deposit: z.object({ percent: number, dueOn: words }),
  balanceDueOn: words,
  terms: words,
});
export type TypedProposal = z.infer<typeof typedProposal>;

const unsavedChanges = z.object({
  /** The draft on top of which it was typed, and the proposal's version then. */
  from: proposalDraft,
  version: wholeNumber,
  typed: typedProposal,
});
export type UnsavedChanges = z.infer<typeof unsavedChanges>;

export const proposalCopies = storedCopies(unsavedChanges);

/** The draft that was typed; undefined while something in it is no value yet. */
export function draftOf(typed: TypedProposal): ProposalDraft | undefined {
  return proposalDraft.safeParse(typed).data;
}

export const copyKey = (id: string): StorageKey => `draft-desk-proposal/${id}`;
