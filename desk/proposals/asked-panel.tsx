import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { type ComparedPart, compareTrips, stayPart, type TripPart } from '#contract/trip/trip-comparison.ts';
import { formatUsdMoreOrLess } from '#contract/words/money.ts';
import { firmnessWords, type Typed } from '#contract/words/trip-words.ts';
import { enquiryQuery } from '#desk/enquiries/enquiry.queries.ts';
import { CompareTable } from '#desk/proposals/compare/compare-table.tsx';
import { draftTripParts } from '#desk/proposals/compare/draft-parts.ts';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import type { TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { Panel } from '#desk/shell/panel.tsx';

/** What was asked for beside what is offered, and what it cost then and costs now. */
export function AskedPanel({ proposal, value }: { proposal: DeskProposal; value: TypedProposal }) {
  const { reference, asked, choices, preview } = proposal;
  const { data: enquiry } = useQuery(enquiryQuery(reference));
  const rows = enquiry && tripRows(enquiry.details, [...draftTripParts(value, choices), ...totalPart(preview?.total)]);
  const difference = enquiry?.today?.difference ?? null;
  return (
    <Panel title="Asked and offered">
      {rows !== undefined && rows.length > 0 && (
        <CompareTable caption="What was asked for and what is offered" one="Asked" other="Offered" rows={rows} />
      )}
      <div className="mt-3 grid gap-1">
        {difference !== null && difference !== 0 && (
          <p>{`The trip as it was asked for costs ${formatUsdMoreOrLess(difference)} today.`}</p>
        )}
        {asked.flexibility !== null && <p>Their days: {firmnessWords(asked.flexibility)}.</p>}
      </div>
      {asked.notes !== '' && (
        <blockquote className="mt-3 whitespace-pre-wrap rounded-card bg-sand p-4 wrap-anywhere">
          {asked.notes}
        </blockquote>
      )}
      <p className="mt-3">
        <Link to="/enquiries/$reference" params={{ reference }} className="underline underline-offset-4">
          The whole enquiry, {reference}
        </Link>
      </p>
    </Panel>
  );
}

/** A message names no trip or part of one: what it does not speak of is no other wish. */
function tripRows(details: DeskEnquiryDetails, offered: readonly TripPart<Typed>[]): ComparedPart[] {
  const asked = askedParts(details);
  if (asked.length === 0) return [];
  return compareTrips<Typed>(asked, offered, tripWords).map((row) =>
    details.kind === 'contact' && row.one === null ? { ...row, isDifferent: false } : row,
  );
}

/** The trip an enquiry asks for. */
export function askedParts(details: DeskEnquiryDetails): TripPart[] {
  if (details.kind === 'contact') {
    const { context } = details;
    if (context === undefined) return [];
    const { name, departureId, seats, room = '' } = context;
    return [
      { part: 'tour', value: name },
      ...(departureId === undefined ? [] : [{ part: 'departure' as const, value: departureId }]),
      ...(seats === undefined ? [] : [{ part: 'seats' as const, value: seats }]),
      { part: 'room', value: room },
      ...totalPart(context.price?.total),
    ];
  }
  const { tour, dates, guests, childAges = [], activities, accommodations } = details;
  return [
    { part: 'tour', value: tour.name },
    { part: 'dates', value: { startDate: dates.startDate ?? null } },
    { part: 'people', value: { ...guests, ages: childAges } },
    ...activities.map(
      ({ id, name, guestCount, selectedDate }): TripPart => ({
        part: 'activity',
        key: id,
        value: { name, people: guestCount, date: selectedDate },
      }),
    ),
    ...accommodations.map((stay) => stayPart(stay, stay.id, stay.insteadOf?.id)),
    ...totalPart(details.pricing.total),
  ];
}

/** Our invoice, in dollars, where it is known. */
function totalPart(total: number | undefined): TripPart[] {
  return total === undefined ? [] : [{ part: 'total', value: total }];
}
