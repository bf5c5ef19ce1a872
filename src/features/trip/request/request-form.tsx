import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentPrices } from '#contract/money/current-prices.ts';
import type { CostRange } from '#contract/money/whole-trip.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TripDayList, TripItems } from '#features/trip/choices/trip-items.tsx';
import { TripWarnings } from '#features/trip/choices/trip-warnings.tsx';
import { PriceChange, type ShownPrice } from '#features/trip/price/price-change.tsx';
import { PriceLines } from '#features/trip/price/price-lines.tsx';
import {
  emptyRequest,
  longestNotes,
  type RequestValues,
  requestBody,
  requestName,
  requestWords,
  tripOfRequest,
  wholeTripOfRequest,
} from '#features/trip/request/request-values.ts';
import { tripMessage } from '#features/trip/request/trip-message.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { eachPaysOf } from '#features/trip/state/each-pays.ts';
import { atPrices, fitToTour } from '#features/trip/state/fit-to-tour.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { invoiceWords } from '#features/trip/state/trip-words.ts';
import { requestAnchor } from '#features/trip/trip-anchors.ts';
import { AppError } from '#platform/api/app-error.ts';
import { terms } from '#platform/words/terms-words.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { DraftNote } from '#shell/enquiries/draft-note.tsx';
import { ConsentField, ContactDetailsFields } from '#shell/enquiries/enquiry-fields.tsx';
import { EnquiryOutcome, EnquiryRefusal } from '#shell/enquiries/enquiry-outcome.tsx';
import type { EnquiryStatus } from '#shell/enquiries/enquiry-status.ts';
import { type EnquiryForm, useEnquiry } from '#shell/enquiries/use-enquiry.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { PersonRow } from '#ui/people/person.tsx';

/** Who asks for the trip, and the button that sends it; or what has become of it. */
export function RequestForm() {
  const { state, offer, costs, agreedWhole, elsewhere, load, agreeTo, setErrors } = useTrip();
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

  const tripErrors = JSON.stringify(form.errors.filter(({ id }) => /-(dates|activities|accommodations)-/.test(id)));
  useEffect(() => {
    const errors: typeof form.errors = JSON.parse(tripErrors);
    setErrors(Object.fromEntries(errors.map(({ id, message }) => [id, message])));
  }, [tripErrors, setErrors]);

  if (shown !== undefined && shown.state !== 'sending') {
    const tourOf = (slug: string) => (slug === offer.slug ? offer : queryClient.getQueryData(tourQuery(slug).queryKey));
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
      void queryClient.invalidateQueries({
        queryKey: tourQuery(offer.slug).queryKey,
      });
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
      {offer.planner && <PersonRow person={offer.planner} />}
      {now ? (
        <PriceChange ref={enquiry.summary} before={submitted} now={now} />
      ) : (
        <EnquiryRefusal
          ref={enquiry.summary}
          errors={form.errors}
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
      <TripWarnings />
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

/** From here on a writer wants to know how much room is left. */
const nearTheEnd = 300;

/** Who asks, how to answer them, and what the trip's own parts cannot say. */
function RequestFields({ form, isSending }: { form: EnquiryForm<RequestValues>; isSending: boolean }) {
  const { field } = form;
  const { contact, notes } = form.values;
  const left = longestNotes - notes.trim().length;
  return (
    <fieldset disabled={isSending} className="grid min-w-0 gap-6 sm:grid-cols-2">
      <ContactDetailsFields
        name={field('contact.name')}
        email={field('contact.email')}
        preferredContact={form.choice('contact.preferredContact')}
        phone={field('contact.phone')}
        isPhoneOptional={contact.preferredContact === 'email'}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Notes"
          hint="How many rooms, what you eat, what you would be sorry to miss."
          isOptional
          autoCapitalize="sentences"
          {...field('notes')}
        />
        {left < nearTheEnd && (
          <p className="figures mt-1.5 text-label text-muted">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        )}
      </div>
      <div className="sm:col-span-2">
        <ConsentField {...form.tick('consent')} />
      </div>
    </fieldset>
  );
}

/** After a request has arrived: what happens next, and a copy of what was asked for. */
function SentTrip({ trip, whole }: { trip: CustomizationState; whole: CostRange | undefined }) {
  const { offer } = useTrip();
  const isOffer = trip.baseTour?.id === offer.id;
  const eachPays = isOffer ? eachPaysOf(trip, offer) : undefined;
  const isAsAgreed = eachPays?.priced.pricing.total === trip.pricing.total;
  return (
    <div className="grid gap-6">
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-accent">
        <li>A copy with the reference is on its way to your email address.</li>
        <li>{`A planner checks beds, seats and seasons for your days, and answers within ${terms.answer}.`}</li>
        <li>Nothing is booked and nothing is owed until you and we have said yes in writing.</li>
      </ol>
      <section aria-label="What you asked for" className="grid gap-5 rounded-card bg-surface p-5 sm:p-6">
        <TripItems state={trip} />
        <PriceLines state={trip} eachPays={isAsAgreed ? eachPays : undefined} />
        {isOffer && <TripDayList state={trip} offer={offer} />}
        {whole && (
          <p className="figures flex flex-wrap justify-between gap-x-4">
            <span>The whole trip, with what you pay to others</span>
            <span className="font-semibold">{formatUsdRange(whole)}</span>
          </p>
        )}
      </section>
    </div>
  );
}
