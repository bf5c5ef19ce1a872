import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { payingGuests } from '#contract/money/price.ts';
import type { Tour } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatUsdRange } from '#contract/words/money.ts';
import { warningText } from '#contract/words/warning-text.ts';
import { ActivityRow } from '#features/trip/choices/activity-row.tsx';
import { UndoLine } from '#features/trip/choices/offer-row.tsx';
import { StayRow } from '#features/trip/choices/stay-row.tsx';
import { TravelDates } from '#features/trip/choices/travel-dates.tsx';
import { WhoTravels } from '#features/trip/choices/who-travels.tsx';
import { KeptElsewhere } from '#features/trip/kept-elsewhere.tsx';
import { ReceivedTrip } from '#features/trip/link/received-trip.tsx';
import { TripSummary } from '#features/trip/price/trip-summary.tsx';
import { YearOfPrices } from '#features/trip/price/year-of-prices.tsx';
import { RequestTrip } from '#features/trip/request/request-trip.tsx';
import { isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { invoiceWords } from '#features/trip/state/trip-words.ts';
import { customiseId, openChoices, requestAnchor } from '#features/trip/trip-anchors.ts';
import { buttonClass } from '#ui/button.tsx';
import { foldMark } from '#ui/disclosure.tsx';

/** Where a tour becomes somebody's own: who, when, what to do, where to sleep, what it costs, and the way to ask for it. */
export function MakeItYours() {
  const { elsewhere } = useTrip();
  useOpensWhereAsked();
  return (
    <section
      id={customiseId}
      aria-labelledby={`${customiseId}-title`}
      tabIndex={-1}
      className="scroll-mt-6 rounded-panel bg-surface p-5 outline-none raised-shadow sm:p-9 print:hidden"
    >
      <h2 id={`${customiseId}-title`} className="text-title-2 leading-[1.08] tracking-[-0.012em]">
        Make it yours
      </h2>
      <p className="mt-3 max-w-[36em] text-muted">
        Start from this tour and add what you came for. The price follows every change, and nothing is booked until you
        have had our answer.
      </p>
      <TripStatus />
      <TripNotes />
      {elsewhere === undefined ? <Choices /> : <KeptElsewhere kept={elsewhere} />}
      <RequestTrip />
    </section>
  );
}

/** Folded until they are asked for: most who read a tour want to read on. */
function Choices() {
  return (
    <details className="group/choices mt-7">
      <summary className={`w-full sm:w-auto ${buttonClass({ variant: 'secondary' })} py-2 after:size-5 ${foldMark}`}>
        <span className="group-open/choices:hidden">Choose who, when, what to do and where to sleep</span>
        <span className="hidden group-open/choices:inline">Fold away</span>
      </summary>
      <div className="mt-7 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div>
          <Choice title="Who">
            <div className="max-w-sm">
              <WhoTravels />
            </div>
          </Choice>
          <Choice title="When">
            <div className="grid gap-6">
              <TravelDates />
              <YearPlace />
            </div>
          </Choice>
          <Choice title="Do" lead="Extras on this route, each on its own day and for as many of you as like.">
            <AddActivities />
          </Choice>
          <Choice
            title="Sleep"
            lead="Each night more is a day more: at a stay of the tour it follows your last night there, elsewhere it follows the tour. Its own nights are in its price; where another stay in the same place can have them, its rooms say for how much more or less."
          >
            <ChooseStays />
          </Choice>
        </div>
        <div className="xl:sticky xl:top-36 xl:self-start">
          <TripSummary />
        </div>
      </div>
    </details>
  );
}

/** An address that names them opens the choices, as a link on the page does; so do a trip that was begun and an error in one of them. */
function useOpensWhereAsked() {
  const { hash } = useLocation();
  const { state, errors } = useTrip();
  const isBegun = isWorthKeeping(state.customizations);
  const hasErrors = Object.keys(errors).length > 0;
  const isAsked = hash === customiseId || hash === requestAnchor || isBegun || hasErrors;
  useEffect(() => {
    if (isAsked) openChoices();
  }, [isAsked]);
}

function Choice({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-line border-t py-7 md:grid-cols-[5rem_minmax(0,1fr)]">
      <h3 className="font-display font-semibold text-accent text-xl">{title}</h3>
      <div>
        {lead && <p className="mb-4 text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

/** What one can do on this route beyond the tour itself; what the tour includes is said and not sold again. */
function AddActivities() {
  const { offer, state } = useTrip();
  const added = state.customizations.activities;
  const isAdded = (slug: string) => added.some(({ id }) => id === slug);
  const included = offer.activities.filter(({ slug }) => includedOnDays(offer.itinerary, slug).length > 0);
  const offered = offer.activities.filter((activity) => !included.includes(activity) || isAdded(activity.slug));

  return (
    <>
      {included.length > 0 && (
        <p className="mb-4 max-w-[38.5em] text-muted">{`Already part of this tour: ${included
          .map(({ name, slug }) => `${name} (${count(includedOnDays(offer.itinerary, slug).length, 'day')})`)
          .join(', ')}.`}</p>
      )}
      {offered.length === 0 ? (
        <p className="text-muted">There is nothing to add on this route; tell us in the notes what you have in mind.</p>
      ) : (
        <ul className="border-line border-t">
          {offered.map((activity) => (
            <ActivityRow key={activity.slug} activity={activity} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The days of the itinerary an activity is part of anyway. */
function includedOnDays(itinerary: Tour['itinerary'], activityId: string): number[] {
  return itinerary.filter(({ activityIds }) => activityIds.includes(activityId)).map(({ day }) => day);
}

/** Extra nights along the route, and other stays in place of the tour's own, room by room. */
function ChooseStays() {
  const { offer } = useTrip();
  if (offer.accommodations.length === 0) {
    return (
      <p className="text-muted">
        We keep no list of beds on this route; tell us in the notes where you would like to sleep.
      </p>
    );
  }
  return (
    <ul className="border-line border-t">
      {offer.accommodations.map((stay) => (
        <StayRow key={stay.slug} stay={stay} />
      ))}
    </ul>
  );
}

/** What a visitor should know about their trip before they go on: what could not be kept, and what was put aside. */
function TripNotes() {
  const { state, isSaved } = useTrip();
  return (
    <>
      {state.error !== null && (
        <p role="status" className="mt-5 rounded-card border border-warning/50 bg-warning/8 px-4 py-3">
          {state.error}
        </p>
      )}
      {!isSaved && (
        <p role="status" className="mt-5 text-label text-muted">
          This browser does not let us keep your trip. It stays here until you leave the site.
        </p>
      )}
      <ReceivedTrip />
      <UndoLine place="trip" />
    </>
  );
}

/** Long enough for several presses of a stepper to be one announcement. */
const settledAfter = 600;

/** Says what the trip comes to now, and what of it does not fit, to those who cannot see it change: politely, once, when the changing has stopped. */
function TripStatus() {
  const { state, costs } = useTrip();
  const travellers = count(payingGuests(state.customizations.guestCount), 'traveller');
  const invoice = `Our invoice for ${travellers}: ${invoiceWords(state)}`;
  const whole = costs?.whole && `The whole trip ${formatUsdRange(costs.whole.total)}`;
  const warnings = costs?.warnings.map(warningText) ?? [];
  const words = [invoice, whole, ...warnings].filter(Boolean).join('. ');
  const [announced, setAnnounced] = useState('');
  const first = useRef(words);
  useEffect(() => {
    if (words === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(words), settledAfter);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** Where the year's bars stand. They are made when the visitor comes near, and the room for them is there before. */
function YearPlace() {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-[33rem] sm:min-h-[17.75rem]">
      {isNear && <YearOfPrices />}
    </div>
  );
}
