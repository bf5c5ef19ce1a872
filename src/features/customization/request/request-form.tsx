import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentPrices } from '#contract/current-prices.ts';
import { formatUsd } from '#contract/words/money.ts';
import { DoubtsAbout } from '#features/customization/choices/doubts-about.tsx';
import { PriceChange, type ShownPrice } from '#features/customization/price/price-change.tsx';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { RequestFields } from '#features/customization/request/request-fields.tsx';
import {
  emptyRequest,
  type RequestValues,
  requestBody,
  requestName,
  requestWords,
  tripOfRequest,
  wholeTripOfRequest,
} from '#features/customization/request/request-values.ts';
import { SentTrip } from '#features/customization/request/sent-trip.tsx';
import { tripMessage } from '#features/customization/request/trip-message.ts';
import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import { atPrices, fitToTour } from '#features/customization/trip/fit-to-tour.ts';
import { tourAnswer } from '#features/customization/trip/tour-answer.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { invoiceWords } from '#features/customization/trip/trip-words.ts';
import { AppError } from '#platform/api/app-error.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { DraftNote } from '#shell/enquiries/draft-note.tsx';
import { EnquiryOutcome } from '#shell/enquiries/enquiry-outcome.tsx';
import { EnquiryRefusal } from '#shell/enquiries/enquiry-refusal.tsx';
import type { EnquiryStatus } from '#shell/enquiries/enquiry-status.ts';
import { useEnquiry } from '#shell/enquiries/use-enquiry.ts';
import { Button } from '#ui/button.tsx';
import { PlannerNote } from '#ui/people/planner-note.tsx';

/** Who asks for the trip, and the button that sends it; or what has become of it. */
export function RequestForm() {
  const { state, offer, costs, agreedWhole, elsewhere, load, agreeTo, tellProblems } = useTrip();
  const whole = agreedWhole ?? costs?.whole?.total;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState<ShownPrice>({ ...state.pricing, wholeTrip: whole });
  const enquiry = useEnquiry<RequestValues>({
    name: requestName,
    untouched: emptyRequest,
    toBody: (values) => requestBody(values, state, whole),
    words: requestWords,
  });
  const { form, shown, isSending, failure } = enquiry;

  const tripProblems = JSON.stringify(form.problems.filter(({ id }) => /-(dates|activities|accommodations)-/.test(id)));
  useEffect(() => {
    const problems: typeof form.problems = JSON.parse(tripProblems);
    tellProblems(Object.fromEntries(problems.map(({ id, message }) => [id, message])));
  }, [tripProblems, tellProblems]);

  if (shown !== undefined && shown.state !== 'sending') {
    const tourOf = (slug: string) =>
      slug === offer.slug ? offer : queryClient.getQueryData(tourAnswer(slug).queryKey);
    const trip = tripOfRequest(shown.enquiry.body, tourOf);
    const shownWhole = wholeTripOfRequest(shown.enquiry.body);
    const takeBack = () => {
      const tourSlug = trip?.baseTour?.slug ?? offer.slug;
      if (tourSlug !== offer.slug) {
        void navigate({ to: '/tour/$tourSlug', params: { tourSlug }, hash: requestAnchor });
        return;
      }
      if (trip !== undefined) load(trip);
      enquiry.takeBack(shown);
    };
    return (
      <EnquiryOutcome
        status={shown}
        isOwnSubmission={enquiry.isOwnSubmission}
        next={trip && <SentTrip trip={trip} whole={shownWhole} />}
        message={tripMessage(trip ?? state, shownWhole && { total: shownWhole }, referenceOf(shown))}
        anewLabel="Ask for another trip"
        onAnew={enquiry.startAnew}
        onTakeBack={takeBack}
      />
    );
  }
  // Which of two trips to go on with is asked above; there is nothing to send until that is known.
  if (elsewhere !== undefined) return null;

  const changed = failure instanceof AppError && failure.details.code === 'price_changed' ? failure.details : undefined;
  const now = changed?.prices && priceAt(state, changed.prices);
  const onSubmit = (event: FormEvent) => {
    // Pressing under the new lines is agreeing to them.
    if (changed?.prices) {
      const { prices } = changed;
      flushSync(() => agreeTo(prices));
      void queryClient.invalidateQueries({ queryKey: tourAnswer(offer.slug).queryKey });
    }
    setSubmitted(now ?? { ...state.pricing, wholeTrip: whole });
    enquiry.formProps.onSubmit(event);
  };

  function priceAt(trip: CustomizationState, prices: CurrentPrices): ShownPrice {
    return { ...fitToTour(trip, atPrices(offer, prices)).pricing, wholeTrip: prices.wholeTrip };
  }

  const whenAsked = enquiry.botCheck.isOffline ? 'Keep it, and send when online' : 'Send request';
  return (
    <form {...enquiry.formProps} onSubmit={onSubmit} aria-labelledby="request-title" className="grid gap-6 pt-4">
      <h3 id="request-title" className="text-title-3 leading-tight">
        Request this trip
      </h3>
      {offer.planner && <PlannerNote planner={offer.planner} />}
      {now ? (
        <PriceChange ref={enquiry.summary} before={submitted} now={now} />
      ) : (
        <EnquiryRefusal
          ref={enquiry.summary}
          problems={form.problems}
          failure={failure}
          message={tripMessage(state, costs?.whole)}
        />
      )}
      <DraftNote draft={form.draft} />
      <RequestFields form={form} isSending={isSending} />
      <BotCheckField
        action={requestName}
        botCheck={enquiry.botCheck}
        error={enquiry.tokenError}
        message={tripMessage(state, costs?.whole)}
      />
      <DoubtsAbout />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={!enquiry.canSubmit}>
          {isSending ? 'Sending...' : now ? `Agree to ${formatUsd(now.total)} and send` : whenAsked}
        </Button>
        <p className="text-label text-muted">
          {`Our invoice: ${now ? formatUsd(now.total) : invoiceWords(state)}. No payment now, and nothing is booked by asking.`}
        </p>
      </div>
    </form>
  );
}

function referenceOf(status: EnquiryStatus): string | undefined {
  return status.state === 'sent' ? status.answer.reference : undefined;
}
