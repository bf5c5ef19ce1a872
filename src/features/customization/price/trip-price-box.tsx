import { CalendarDays, MessageCircle, Users } from 'lucide-react';
import type { Tour } from '#contract/details.ts';
import { datesWords, partyWords } from '#contract/words/trip-words.ts';
import { WhoTravels } from '#features/customization/choices/who-travels.tsx';
import { CustomiseLink } from '#features/customization/customise-link.tsx';
import { SendTripButton } from '#features/customization/link/send-trip-button.tsx';
import { NextStepLink } from '#features/customization/next-step-link.tsx';
import { BesideInvoice } from '#features/customization/price/beside-invoice.tsx';
import { PriceLines } from '#features/customization/price/price-lines.tsx';
import { TripBudget } from '#features/customization/price/trip-budget.tsx';
import { WholeTripPrice } from '#features/customization/price/whole-trip-price.tsx';
import { tripMessage } from '#features/customization/request/trip-message.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { PriceNote } from '#features/people/price-note.tsx';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { foldMark } from '#ui/fold-mark.ts';

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
        <PriceLines state={state} told={eachPays} />
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
