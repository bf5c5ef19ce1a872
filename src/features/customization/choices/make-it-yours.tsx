import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AddActivities } from '#features/customization/choices/add-activities.tsx';
import { ChooseStays } from '#features/customization/choices/choose-stays.tsx';
import { TravelDates } from '#features/customization/choices/travel-dates.tsx';
import { WhoTravels } from '#features/customization/choices/who-travels.tsx';
import { customiseId } from '#features/customization/customise-anchor.ts';
import { KeptElsewhere } from '#features/customization/kept-elsewhere.tsx';
import { openChoices } from '#features/customization/open-choices.ts';
import { TripNotes } from '#features/customization/price/trip-notes.tsx';
import { TripStatus } from '#features/customization/price/trip-status.tsx';
import { TripSummary } from '#features/customization/price/trip-summary.tsx';
import { YearPlace } from '#features/customization/price/year-place.tsx';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { RequestTrip } from '#features/customization/request/request-trip.tsx';
import { isWorthKeeping } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { buttonClass } from '#ui/button-look.ts';
import { foldMark } from '#ui/fold-mark.ts';

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
        <span className="hidden group-open/choices:inline">Close the choices</span>
      </summary>
      <div className="mt-7 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div>
          <Chapter title="Who">
            <div className="max-w-sm">
              <WhoTravels />
            </div>
          </Chapter>
          <Chapter title="When">
            <div className="grid gap-6">
              <TravelDates />
              <YearPlace />
            </div>
          </Chapter>
          <Chapter title="Do" lead="Extras on this route, each on its own day and for as many of you as like.">
            <AddActivities />
          </Chapter>
          <Chapter
            title="Sleep"
            lead="Each night more is a day more: at a stay of the tour it follows your last night there, elsewhere it follows the tour. Its own nights are in its price; where another stay in the same place can have them, its rooms say for how much more or less."
          >
            <ChooseStays />
          </Chapter>
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
  const { state, problems } = useTrip();
  const isBegun = isWorthKeeping(state.customizations);
  const hasProblems = Object.keys(problems).length > 0;
  const isAsked = hash === customiseId || hash === requestAnchor || isBegun || hasProblems;
  useEffect(() => {
    if (isAsked) openChoices();
  }, [isAsked]);
}

function Chapter({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
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
