import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CallInput, Endpoint } from '#contract/api/endpoint.ts';
import { holdDeskSeats, releaseDeskHold, removeDeskPlace, sellDeskHold } from '#contract/desk/departure-endpoints.ts';
import { type DepartureParty, type DeskDeparture, soldSeats } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { holdEnds, inDays, standings, unnamedSeats } from '#desk/departures/departure-words.tsx';
import { useChange } from '#desk/platform/use-change.ts';
import { stages } from '#desk/proposals/booking-words.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { Button } from '#ui/button.tsx';

const linkClass = 'underline underline-offset-4';

interface PartyListProps {
  departure: DeskDeparture;
  parties: readonly DepartureParty[];
}

/** Who has seats of a departure, was offered or asked for some, and who waits; those that are no longer on it stand folded below. */
export function PartyList({ departure, parties }: PartyListProps) {
  const ended = parties.filter(({ standing }) => standing === 'ended');
  const unnamed = unnamedSeats(departure, parties);
  return (
    <div className="grid gap-3">
      <Parties departure={departure} parties={parties.filter((party) => !ended.includes(party))} />
      {unnamed > 0 && (
        <p className="text-muted">{count(unnamed, 'seat is', 'seats are')} sold without a name, counted by hand.</p>
      )}
      {parties.length === ended.length && unnamed === 0 && <p className="text-muted">Nobody is on it yet.</p>}
      {parties.some((party) => soldSeats(party) > 0) && (
        <p>
          <Link to="/departures/$departureId/list" params={{ departureId: departure.id }} className={linkClass}>
            List for guides and camps
          </Link>
        </p>
      )}
      {ended.length > 0 && (
        <details>
          <summary className="min-h-9">
            {standings.ended.name}: {ended.length}
          </summary>
          <Parties departure={departure} parties={ended} />
        </details>
      )}
    </div>
  );
}

function Parties({ departure, parties }: PartyListProps) {
  return (
    <ul className="grid gap-3">
      {parties.map((party) => (
        <li key={party.id} className="grid gap-2 border-line border-t pt-3 first:border-0 first:pt-0">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {party.name}
                {party.seats !== null && `, ${count(party.seats, 'seat')}`}
              </p>
              <PartyLinks party={party} />
            </div>
            <StateBadge of={standings[party.standing]} />
          </div>
          {party.holds.map((hold) => (
            <HoldRow key={hold.id} departure={departure} hold={hold} name={party.name} />
          ))}
          {party.place !== null && <PlaceRow departure={departure} place={party.place} />}
          {isToBeHeld(departure, party) && <HoldFor departure={departure} party={party} />}
        </li>
      ))}
    </ul>
  );
}

function PartyLinks({ party: { enquiry, proposal, email, phone } }: { party: DepartureParty }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-muted">
      {enquiry !== null && (
        <Link to="/enquiries/$reference" params={{ reference: enquiry }} className={linkClass}>
          Enquiry {enquiry}
        </Link>
      )}
      {proposal !== null && (
        <Link to="/proposals/$id" params={{ id: proposal }} className={linkClass}>
          Proposal
        </Link>
      )}
      {email !== null && enquiry === null && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone}`} className={linkClass}>
          {phone}
        </a>
      )}
    </p>
  );
}

interface HoldRowProps {
  departure: DeskDeparture;
  hold: DepartureParty['holds'][number];
  name: string;
}

/** Seats that were held: of a booking they are sold and given back there. */
function HoldRow({ departure, hold, name }: HoldRowProps) {
  const { booking, state, seats } = hold;
  const params = { id: departure.id, hold: hold.id };
  const words = state === 'live' ? `held until ${formatMoment(hold.until)}` : holdEnds[state].toLowerCase();
  const isKept = state === 'live' || state === 'sold';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className={isKept ? '' : 'text-label text-muted'}>
        {count(seats, 'seat')} {words}
        {booking !== null && (
          <>
            {' · '}
            <Link to="/proposals/$id" params={{ id: booking.id }} className={linkClass}>
              Booking: {stages[booking.stage].name.toLowerCase()}
            </Link>
          </>
        )}
      </p>
      {isKept && booking === null && (
        <div className="flex flex-wrap gap-2">
          {state === 'live' && departure.state !== 'cancelled' && (
            <Act endpoint={sellDeskHold} input={() => ({ params })} variant="secondary" of={name}>
              Sold
            </Act>
          )}
          <Act endpoint={releaseDeskHold} input={() => ({ params })} of={name}>
            Give back
          </Act>
        </div>
      )}
    </div>
  );
}

const placeWords = { waiting: 'Waits', offered: 'Is offered them', taken: 'Has taken them' };

function PlaceRow({ departure, place }: { departure: DeskDeparture; place: NonNullable<DepartureParty['place']> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p>
        {placeWords[place.state]} · in line since {formatMoment(place.since)}
      </p>
      <Act endpoint={removeDeskPlace} input={() => ({ params: { id: departure.id, place: place.id } })} of={place.name}>
        Take out of the line
      </Act>
    </div>
  );
}

/** For how many days seats are held in one press; the form has others. */
const heldDays = 2;

/** Whether it wants seats that are free, and has none; a booking has its own held again when it is confirmed. */
function isToBeHeld({ state, free }: DeskDeparture, { seats, enquiry, standing, holds }: DepartureParty): boolean {
  const isBooked = holds.some(({ booking }) => booking !== null && booking.stage !== 'given-back');
  const hasNone = !isBooked && (standing === 'asked' || standing === 'proposed' || standing === 'won');
  return hasNone && enquiry !== null && seats !== null && seats <= free && state !== 'cancelled';
}

function HoldFor({ departure, party: { seats, enquiry, name } }: { departure: DeskDeparture; party: DepartureParty }) {
  const [holdId] = useState(newRequestId);
  const body = { holdId, seats: seats ?? 1, forWhom: name, enquiry: enquiry ?? undefined };
  return (
    <Act
      endpoint={holdDeskSeats}
      input={() => ({ params: { id: departure.id }, body: { ...body, until: inDays(heldDays) } })}
      of={name}
    >
      Hold {count(body.seats, 'seat')} for two days
    </Act>
  );
}

interface ActProps<E extends Endpoint> {
  endpoint: E;
  input: () => CallInput<E>;
  /** Whose, for whoever cannot see the row. */
  of: string;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}

/** One press on a row, and why it was refused. */
function Act<E extends Endpoint>({ endpoint, input, of, variant = 'quiet', children }: ActProps<E>) {
  const change = useChange(endpoint);
  return (
    <div className="grid gap-2">
      <div>
        <Button variant={variant} size="small" isIdle={change.isPending} onClick={() => change.mutate(input())}>
          {children}
          <span className="sr-only">{` (${of})`}</span>
        </Button>
      </div>
      <FormFailure error={change.error} />
    </div>
  );
}
