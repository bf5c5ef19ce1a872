import { addDays } from '#contract/calendar/calendar.ts';
import { type RoomKind, roomKinds } from '#contract/choices.ts';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import type { ProposalLine, ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars, payingGuests } from '#contract/money/price.ts';
import { formatUsd } from '#contract/words/money.ts';
import { roomsWords } from '#contract/words/trip-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { addPaymentProblems, paymentsOf } from '#server/proposals/payments.ts';
import { addProblem, type ProposalProblems } from '#server/proposals/proposal-problems.ts';
import { proposedDays } from '#server/proposals/proposed-days.ts';
import { seatsOnOffer } from '#server/proposals/seats-on-offer.ts';
import { tourOnOffer } from '#server/proposals/tour-on-offer.ts';
import type { TripOnOffer, TripSources } from '#server/proposals/trip-on-offer.ts';

/** A draft as it would be sent now, and what stands against it. */
export interface ReadDraft {
  /** Undefined while something its price hangs on is missing. */
  offer: ProposalOffer | undefined;
  problems: ProposalProblems;
  warnings: string[];
}

/** Prices a draft by the one rule, with its own lines below. Throws StoreUnavailable. */
export async function readDraft(
  sources: TripSources,
  draft: ProposalDraft,
  traveller: { name: string; email: string },
): Promise<ReadDraft> {
  const { trip, problems, warnings } =
    draft.trip.kind === 'tour' ? tourOnOffer(sources, draft.trip) : await seatsOnOffer(sources, draft.trip);
  addWordProblems(problems, draft, sources);
  const { today } = sources;
  addPaymentProblems(problems, draft, { today, startDate: trip?.startDate });
  addEndProblems(problems, draft, { today, startDate: trip?.startDate });
  if (!isMailable(traveller.email)) {
    addProblem(problems, 'mail.to', 'No mail can be written to the traveller’s address.');
  }
  if (trip === undefined) return { offer: undefined, problems, warnings };

  const lines = [...trip.lines, ...ownLines(draft)];
  const total = sumOf(lines.map(({ amount }) => amount));
  if (total < 0) {
    const most = formatUsd(sumOf([total, draft.discount?.amount ?? 0]));
    addProblem(problems, 'discount.amount', `This is more than the trip costs, which is ${most}.`);
    return { offer: undefined, problems, warnings };
  }
  return {
    offer: offerOf(sources, draft, { trip, lines, total, traveller: traveller.name }),
    problems,
    warnings: [...warnings, ...roomDoubts(draft, trip)],
  };
}

function offerOf(
  { catalogue, today }: TripSources,
  draft: ProposalDraft,
  { trip, lines, total, traveller }: { trip: TripOnOffer; lines: ProposalLine[]; total: number; traveller: string },
): ProposalOffer {
  const { record, startDate } = trip;
  const whole = trip.wholeTrip(total);
  const days = proposedDays(catalogue, trip);
  const rooms = roomsWords(draft.rooms);
  return {
    tour: trip.tour,
    traveller,
    words: draft.words,
    planner: plannerOf(catalogue, draft.planner),
    validUntil: draft.validUntil,
    startDate,
    endDate: addDays(startDate, days.length - 1),
    guests: trip.guests,
    childAges: trip.childAges,
    departure: trip.departure,
    ...(rooms !== '' && { rooms }),
    days,
    stays: trip.stays,
    activities: trip.activities,
    lines,
    total,
    payments: paymentsOf(total, draft),
    toOthers: {
      fees: whole.fees.map(({ fee: { name, payee, checkedOn }, amount }) => ({ name, payee, checkedOn, amount })),
      others: whole.others.map(({ cost: { name }, least, most }) => ({ name, least, most })),
      wholeTrip: whole.total,
    },
    included: record.inclusions,
    notIncluded: trip.notIncluded,
    cancellation: cancellationDays(record.cancellation, { startDate, today }),
    terms: draft.terms,
  };
}

/** Below the rule's lines, tax in them. */
function ownLines({ ownLines: own, discount }: ProposalDraft): ProposalLine[] {
  return [
    ...own.map(({ label, amount }) => ({ kind: 'own' as const, label, amount: sumOf([amount]) })),
    ...(discount === null || inCents(discount.amount) === 0
      ? []
      : [{ kind: 'discount' as const, label: 'Discount', note: discount.reason, amount: -sumOf([discount.amount]) }]),
  ];
}

/** An infant needs no bed. */
function roomDoubts({ rooms = {} }: ProposalDraft, { guests }: TripOnOffer): string[] {
  const beds = Object.entries(roomKinds).reduce(
    (sum, [kind, sleep]) => sum + sleep * (rooms[kind as RoomKind] ?? 0),
    0,
  );
  const people = payingGuests(guests);
  return beds === 0 || beds >= people ? [] : [`These rooms sleep ${beds}, and ${people} travel.`];
}

function plannerOf({ people }: Catalogue, slug: string | null): ProposalOffer['planner'] {
  const person = people.find((one) => one.slug === slug && one.role === 'planner');
  if (person === undefined) return null;
  const { name, portrait, isExample } = person;
  return { name, ...(portrait && { portrait }), isExample };
}

function addWordProblems(problems: ProposalProblems, draft: ProposalDraft, { catalogue }: TripSources): void {
  const { words, terms, planner, ownLines: own, discount } = draft;
  if (words === '') addProblem(problems, 'words', 'Write a few words to the traveller.');
  if (terms === '') addProblem(problems, 'terms', 'Say which terms hold.');
  if (planner !== null && plannerOf(catalogue, planner) === null) {
    addProblem(problems, 'planner', 'Nobody of this name plans with us any more. Choose somebody else.');
  }
  own.forEach(({ label }, index) => {
    if (label === '') addProblem(problems, `ownLines.${index}.label`, 'Say what this is for.');
  });
  if (discount !== null && discount.reason === '') addProblem(problems, 'discount.reason', 'Say why, in a few words.');
}

function addEndProblems(
  problems: ProposalProblems,
  { validUntil }: ProposalDraft,
  { today, startDate }: { today: string; startDate: string | undefined },
): void {
  if (validUntil < today) addProblem(problems, 'validUntil', 'This day is over.');
  if (startDate !== undefined && validUntil > startDate) {
    addProblem(problems, 'validUntil', 'The trip has begun by then.');
  }
}

/** The sum of dollars, to the cent. */
function sumOf(amounts: readonly number[]): number {
  return inDollars(amounts.reduce((sum, amount) => sum + inCents(amount), 0));
}

/**
 * What cancelling costs from which day on, the earliest first; what no longer applies is left out. A step reaches from where the
 * one before it ends to `daysBefore` the trip, and the first one begins today.
 */
function cancellationDays(
  steps: TourFile['cancellation'],
  { startDate, today }: { startDate: string; today: string },
): ProposalOffer['cancellation'] {
  const ordered = steps.toSorted((one, other) => other.daysBefore - one.daysBefore);
  return ordered.flatMap((step, index) => {
    const earlier = ordered[index - 1];
    const begins = earlier === undefined ? today : addDays(startDate, 1 - earlier.daysBefore);
    const last = addDays(startDate, -step.daysBefore);
    return last < today ? [] : [{ ...step, from: begins < today ? today : begins }];
  });
}
