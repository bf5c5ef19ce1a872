import { CalendarDays, MessageCircle, Users } from 'lucide-react';
import type { Tour } from '#contract/records/details.ts';
import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { datesWords, partyWords, toMostWords } from '#contract/words/trip-words.ts';
import { PriceNote } from '#features/people/price-note.tsx';
import { WhoTravels } from '#features/trip/choices/who-travels.tsx';
import { SendTripButton } from '#features/trip/link/send-trip-button.tsx';
import { CustomiseLink, NextStepLink } from '#features/trip/next-step-link.tsx';
import { PriceLines } from '#features/trip/price/price-lines.tsx';
import { BesideInvoice } from '#features/trip/price/whole-trip-lines.tsx';
import { tripMessage } from '#features/trip/request/trip-message.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink, buttonClass } from '#ui/button.tsx';
import { foldMark } from '#ui/disclosure.tsx';

const rowClass =
  'flex min-h-14 w-full items-center gap-3 rounded-field border border-line-strong px-4 py-1.5 text-left leading-snug hover:bg-sand';

/** What the trip costs this party, line by line, and the ways to go on. */
export function TripPriceBox({ tour }: { tour: Tour }) {
  const { state, costs, eachPays } = useTrip();
  const { guestCount, dates } = state.customizations;

  return (
    <section aria-label="Price" className="raised-shadow rounded-panel bg-surface p-6 sm:p-7 print:hidden">
      <WholeTripPrice />
      <div className="mt-4 grid gap-2.5">
        <CustomiseLink className={rowClass}>
          <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
          <span className="min-w-0 flex-1">
            <span className="block text-[0.8125rem] text-muted">Travel days</span>
            <span className="block">{datesWords(dates)}</span>
          </span>
        </CustomiseLink>
        <details>
          <summary className={`after:size-4.5 after:text-accent ${foldMark} ${rowClass}`}>
            <Users aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="block text-[0.8125rem] text-muted">Travellers</span>
              <span className="block">{partyWords(guestCount)}</span>
            </span>
          </summary>
          <div className="px-1 pt-4 pb-1">
            <WhoTravels />
          </div>
        </details>
      </div>
      <div className="mt-3 border-line border-t pt-3 sm:mt-5 sm:pt-5">
        <PriceLines state={state} eachPays={eachPays} />
        <BesideInvoice />
        <TripBudget />
      </div>
      <div className="mt-4 grid gap-2.5 sm:mt-6 sm:gap-3">
        <NextStepLink className={buttonClass({})} />
        <ButtonLink variant="quiet" to="/contact" search={{ topic: 'tour', tour: tour.slug }}>
          Enquire about this tour
        </ButtonLink>
        <ButtonAnchor variant="quiet" href={whatsAppHref(tripMessage(state, costs?.whole))}>
          <MessageCircle aria-hidden="true" size={18} />
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-label text-muted">No payment now.</p>
        <SendTripButton size="small" />
      </div>
      <PriceNote tour={tour} />
    </section>
  );
}

/** Whether the whole trip stays within what the visitor said it may come to. */
function TripBudget() {
  const { budget, costs } = useTrip();
  const most = costs?.whole?.total.most;
  if (budget === undefined || most === undefined) return null;
  return (
    <p className="mt-3 text-label text-muted">
      {most <= budget
        ? `Within the ${formatUsd(budget)} you asked for.`
        : `${formatUsd(Math.ceil(most - budget))} above the ${formatUsd(budget)} you asked for.`}
    </p>
  );
}

/**
 * What each of this party pays for the whole trip, at most: on the chosen day, or in the cheapest month while there is none; in small
 * what of it is the tour itself (B-225).
 */
function WholeTripPrice() {
  const { eachPays } = useTrip();
  if (eachPays === undefined) return null;
  const { each, people, when, isDay, most, priced } = eachPays;
  return (
    <>
      <p className="text-label text-muted">
        {`${people === 1 ? 'The whole trip for one traveller' : `The whole trip, each of ${people}`}, ${isDay ? 'from' : 'in'} ${when}`}
      </p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(each)}</p>
      {most && <p className="figures">{toMostWords(most.each, most.month)}</p>}
      <p className="figures text-label text-muted">
        {`At most, with everything you pay to us and to others. The tour itself ${formatBoth(priced.base.usd, priced.base.local)}.`}
      </p>
    </>
  );
}
