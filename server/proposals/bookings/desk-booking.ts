import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskBooking } from '#contract/desk/bookings.ts';
import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import { bookingStage, openPayment } from '#contract/trip/booking.ts';
import { readEnquiry, type StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { templateFrame } from '#server/enquiries/mails/reply-templates.ts';
import { bookingLetters, type LetterFacts, letterId, letterName } from '#server/proposals/bookings/booking-letters.ts';
import { readBookings, readReceipts, type StoredBooking } from '#server/proposals/bookings/booking-rows.ts';
import { goesOn, letterDays } from '#server/proposals/bookings/letter-days.ts';
import { detailsStanding } from '#server/proposals/details/kept-details.ts';
import { type ProposalTokens, proposalUrl, tokenOf } from '#server/proposals/proposal-links.ts';
import { offerOfVersion, type ProposalRow, readHeldVersion } from '#server/proposals/proposal-rows.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Tables } from '#server/store/tables.ts';

export interface BookingSources {
  operator: Operator;
  tokens: ProposalTokens;
}

/** A booking as the desk shows it; null before anybody said yes. Throws what the engine threw. */
export async function readDeskBooking(
  db: Kysely<Tables>,
  sources: BookingSources,
  row: ProposalRow,
  now: Date,
): Promise<DeskBooking | null> {
  const facts = await readFacts(db, sources, row, now);
  if (facts === undefined) return null;
  const { booking, stage, offer, receipts } = facts;
  const enquiry = await readEnquiry(db, row.reference);
  const written = await db
    .selectFrom('enquiry_replies')
    .select(['template', 'written_at'])
    .where('reference', '=', row.reference)
    .where('template', 'is not', null)
    .orderBy('written_at')
    .execute();
  const isWrittenTo = enquiry !== undefined && isMailable(enquiry.details.traveller.email);
  const choice = isWrittenTo ? sources.operator.lettersByThemselves : undefined;
  // Of one that was booked again in between, what said before that it is cancelled says nothing of this time.
  const isOfNow = ({ template, written_at: at }: (typeof written)[number]) =>
    template !== letterId(booking.id, 'given back') || at >= (booking.givenBackAt ?? at);
  const at = new Map(written.filter(isOfNow).map((reply) => [reply.template, reply.written_at]));
  return {
    stage,
    confirmedAt: booking.confirmedAt,
    givenBackAt: booking.givenBackAt,
    kept: booking.kept,
    received: booking.received,
    open: openPayment(booking),
    meeting: booking.meeting?.text ?? '',
    receipts,
    // The confirmation makes the contract.
    wouldKeep: booking.confirmedAt === null ? 0 : chargeOn(offer, officeDay(now)),
    letters: lettersOnDesk(lettersOf(sources, enquiry, facts), { at, booking, choice }, now),
    details: await detailsStanding(db, row, offer),
  };
}

interface LettersKnown {
  booking: StoredBooking;
  choice: Operator['lettersByThemselves'];
  /** When each was written that was. */
  at: ReadonlyMap<string | null, string>;
}

/** Those that fit now, and behind them those that will go by themselves. */
function lettersOnDesk(
  fitting: readonly ReplyTemplate[],
  { booking, choice, at }: LettersKnown,
  now: Date,
): DeskBooking['letters'] {
  const days = new Map<string, Pick<DeskBooking['letters'][number], 'name' | 'goesOn'>>();
  for (const letter of letterDays(booking, choice)) {
    const id = letterId(booking.id, letter.kind);
    if (!at.has(id)) days.set(id, { name: letterName(letter.kind), goesOn: goesOn(letter, now) });
  }
  const ready = fitting.map(({ id, name }) => ({
    id,
    name,
    canBeWritten: true,
    writtenAt: at.get(id) ?? null,
    goesOn: days.get(id)?.goesOn ?? null,
  }));
  const toCome = [...days]
    .filter(([id, { goesOn: day }]) => day !== null && !ready.some((one) => one.id === id))
    .map(([id, letter]) => ({ id, ...letter, canBeWritten: false, writtenAt: null }));
  return [...ready, ...toCome.toSorted((one, other) => ((one.goesOn ?? '') < (other.goesOn ?? '') ? -1 : 1))];
}

/** What fits a booking now, as nobody of the staff signs it. Throws what the engine threw. */
export async function lettersThatFit(
  db: Kysely<Tables>,
  sources: BookingSources,
  row: ProposalRow,
  now: Date,
): Promise<ReplyTemplate[]> {
  const facts = await readFacts(db, sources, row, now);
  return facts === undefined ? [] : lettersOf(sources, await readEnquiry(db, row.reference), facts);
}

/** Those of every booking of an enquiry, as texts that `writer` signs. Throws what the engine threw. */
export async function bookingTemplates(
  db: Kysely<Tables>,
  sources: BookingSources,
  { reference, writer }: { reference: string; writer: string },
  now: Date,
): Promise<ReplyTemplate[]> {
  const rows = await db
    .selectFrom('proposals')
    .selectAll()
    .where('reference', '=', reference)
    .where('held_number', 'is not', null)
    .orderBy('held_at', 'desc')
    .execute();
  const enquiry = await readEnquiry(db, reference);
  const all: ReplyTemplate[] = [];
  for (const row of rows) {
    const facts = await readFacts(db, sources, row, now);
    if (facts !== undefined) all.push(...lettersOf(sources, enquiry, facts, writer));
  }
  return all;
}

function lettersOf(
  { operator }: BookingSources,
  enquiry: StoredEnquiry | undefined,
  facts: LetterFacts,
  writer?: string,
): ReplyTemplate[] {
  return enquiry === undefined ? [] : bookingLetters(facts, templateFrame({ enquiry, writer, operator }));
}

async function readFacts(
  db: Kysely<Tables>,
  { operator, tokens }: BookingSources,
  row: ProposalRow,
  now: Date,
): Promise<(LetterFacts & Pick<DeskBooking, 'receipts'>) | undefined> {
  const [booking] = await readBookings(db, [row.proposal_id]);
  const version = await readHeldVersion(db, row);
  if (booking === undefined || version === undefined) return undefined;
  const offer = offerOfVersion(version);
  return {
    booking,
    stage: bookingStage(booking, officeDay(now)),
    today: officeDay(now),
    receipts: await readReceipts(db, booking.id),
    offer,
    link: proposalUrl(operator.siteUrl, offer.tour, tokenOf(tokens, version.version_id, row.begun_at)),
  };
}

/** What cancelling costs on a day, in dollars, by what was agreed to. */
function chargeOn({ cancellation, total }: ProposalOffer, day: string): number {
  const step = cancellation.findLast(({ from }) => from <= day);
  return inDollars(Math.round((inCents(total) * (step?.chargePercent ?? 0)) / 100));
}
