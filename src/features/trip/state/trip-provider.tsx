import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { CurrentPrices } from '#contract/money/current-prices.ts';
import { movedDate, tripDays } from '#contract/trip/trip-days.ts';
import { emptyRequest, requestName } from '#features/trip/request/request-values.ts';
import { type CustomizationAction, customize } from '#features/trip/state/customization-reducer.ts';
import { type CustomizationState, isUntouched, isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { customizationStore, holdBegunPlace, isBegun, nothingKept } from '#features/trip/state/customization-store.ts';
import { eachPaysOf } from '#features/trip/state/each-pays.ts';
import { atPrices, baseTourOf, fitToTour, type TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { type TripPreferences, tripByPreferences } from '#features/trip/state/trip-by-preferences.ts';
import { type PreviewedTrip, type Trip, TripContext, type Undoable } from '#features/trip/state/trip-context.ts';
import { tripCostsOf } from '#features/trip/state/trip-costs.ts';
import { requestAnchor } from '#features/trip/trip-anchors.ts';
import { trackCheckoutStart } from '#platform/analytics/page-events.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { readDraft } from '#platform/forms/form-draft.ts';
import { useStore } from '#platform/store.ts';
import { useEnquiries } from '#shell/enquiries/enquiry-status.ts';

interface TripProviderProps {
  offer: TourOffer;
  /** What the address asks for; the first one counts. */
  preferences: TripPreferences;
  children: ReactNode;
}

/**
 * The visitor's trip on the page of one tour, by the preferences it was reached with, until it is changed. Nothing is stored by looking at a tour:
 * the first change makes it the base tour, unless a trip from another tour would be lost; then changes stay on this page until
 * the visitor decides.
 */
export function TripProvider({ offer: onPage, preferences: given, children }: TripProviderProps) {
  const { set: keep, subscribe } = customizationStore;
  const kept = useStore(customizationStore, nothingKept);
  const isSaved = useStore({ subscribe, getSnapshot: customizationStore.isSaved }, true);
  const [preview, setPreview] = useState<CustomizationState>();
  const [previewed, previewTrip] = useState<PreviewedTrip>();
  const [draftRound, setDraftRound] = useState(0);
  const [undoable, setUndoable] = useState<Undoable>();
  const [errors, setErrors] = useState<Trip['errors']>({});
  const [prices, agreeTo] = useState<CurrentPrices>();
  const offer = prices === undefined ? onPage : atPrices(onPage, prices);

  const isHere = kept.baseTour?.id === offer.id;
  const elsewhere = !isHere && isWorthKeeping(kept.customizations) ? kept : undefined;
  const now = useNow();
  const [preferences] = useState(given);
  const hasPreferences = preferences.month !== undefined || preferences.travellers !== undefined;
  const begin = () => {
    const begun = customize(kept, { type: 'setBaseTour', tour: baseTourOf(offer) });
    return hasPreferences ? tripByPreferences(begun, offer, preferences, now) : begun;
  };
  const isBegunHere = isHere && !(hasPreferences && isUntouched(kept.customizations));
  const mine = isWorthKeeping(kept.customizations) ? kept : undefined;
  // For whoever goes on to home or a list from here.
  const isToComeBackTo = isBegun(kept);
  useEffect(() => holdBegunPlace(isToComeBackTo), [isToComeBackTo]);
  const sent = mine === undefined ? previewed : undefined;
  const own = isBegunHere ? fitToTour(kept, offer) : elsewhere === undefined ? begin() : (preview ?? begin());
  const state = sent?.state ?? own;

  const costs = isUntouched(state.customizations) ? undefined : tripCostsOf(state, offer, now);

  const settle = (next: CustomizationState) => {
    sent?.onTaken();
    previewTrip(undefined);
    if (elsewhere === undefined) keep(next);
    else setPreview(next);
  };
  const changed = (action: CustomizationAction) => moveActivities(state, customize(state, action), offer);
  const forgetAgreedWhole = () => prices?.wholeTrip && agreeTo({ ...prices, wholeTrip: undefined });
  const offerUndo = (words: Pick<Undoable, 'place' | 'words'>, before: CustomizationState) =>
    setUndoable({
      ...words,
      undo: () => {
        keep(customize(before, { type: 'loadFromStorage', state: before }));
        setUndoable(undefined);
      },
    });
  /** Keeps a trip of this tour; one from another tour that it takes the place of can be had back. */
  const replaceWith = (next: CustomizationState) => {
    keep(next);
    setPreview(undefined);
    if (elsewhere !== undefined) {
      offerUndo({ place: 'trip', words: `Your trip from ${elsewhere.baseTour?.name} was put aside.` }, elsewhere);
    }
  };

  const trip: Trip = {
    offer,
    state,
    costs,
    eachPays: eachPaysOf(state, offer),
    budget: preferences.upTo,
    agreedWhole: prices?.wholeTrip,
    change: (action: CustomizationAction) => {
      setUndoable(undefined);
      setErrors({});
      forgetAgreedWhole();
      trackCheckoutStart({ kind: 'tours', id: offer.slug });
      settle(changed(action));
    },
    changeWithUndo: (action, words) => {
      setErrors({});
      forgetAgreedWhole();
      settle(changed(action));
      offerUndo(words, state);
    },
    undoable,
    elsewhere,
    mine,
    previewTrip,
    take: (taken, putBack) => {
      // Another tab may have changed it since the question was asked.
      const current = customizationStore.getSnapshot();
      const before = isWorthKeeping(current.customizations) ? current : undefined;
      keep(taken);
      previewTrip(undefined);
      setPreview(undefined);
      setDraftRound(draftRound + 1);
      const own = before?.baseTour?.id === offer.id ? 'Your own trip' : `Your trip from ${before?.baseTour?.name}`;
      setUndoable({
        place: 'trip',
        words: before === undefined ? 'The trip you were sent is yours now.' : `${own} was put aside.`,
        undo: () => {
          keep(before === undefined ? begin() : customize(before, { type: 'loadFromStorage', state: before }));
          putBack();
          setDraftRound(draftRound + 2);
          setUndoable(undefined);
        },
      });
    },
    draftRound,
    startAnew: () => replaceWith(state),
    load: (loaded) => replaceWith(fitToTour(loaded, offer)),
    agreeTo,
    errors,
    setErrors,
    isSaved,
    ...useRequestOpen(),
  };
  return <TripContext value={trip}>{children}</TripContext>;
}

/**
 * The request form opens by a press, by an address that names it, where something has been written in it before, and where
 * a request pressed on this page still has news.
 */
function useRequestOpen() {
  const { hash, pathname } = useLocation();
  const [isPressed, setPressed] = useState(false);
  const [hasDraft] = useState(() => readDraft(requestName, emptyRequest) !== undefined);
  const hasNews = useEnquiries().some(
    ({ enquiry: { name, href } }) => name === requestName && href.split('?')[0] === pathname,
  );
  return {
    isRequesting: hash === requestAnchor || isPressed || hasDraft || hasNews,
    startRequest: () => setPressed(true),
  };
}

/** A trip after a change of its nights: activities with a day stay on their day of the tour. */
function moveActivities(
  before: CustomizationState,
  after: CustomizationState,
  { itinerary }: Pick<TourOffer, 'itinerary'>,
): CustomizationState {
  const { accommodations, activities, dates } = after.customizations;
  const { startDate } = dates;
  const { accommodations: sleptBefore, dates: datesBefore } = before.customizations;
  if (startDate === undefined || startDate !== datesBefore.startDate || accommodations === sleptBefore) return after;
  const trip = { startDate, was: tripDays(itinerary, sleptBefore), now: tripDays(itinerary, accommodations) };
  const moved = activities.map((activity) =>
    activity.selectedDate === undefined
      ? activity
      : { ...activity, selectedDate: movedDate(activity.selectedDate, trip) },
  );
  return { ...after, customizations: { ...after.customizations, activities: moved } };
}
