import { type ReactNode, useEffect, useState } from 'react';
import type { CurrentPrices } from '#contract/current-prices.ts';
import { holdBegunPlace, isBegun } from '#features/customization/begun/begun-place.ts';
import { useRequestOpen } from '#features/customization/request/use-request-open.ts';
import { type CustomizationAction, customize } from '#features/customization/trip/customization-reducer.ts';
import {
  type CustomizationState,
  isUntouched,
  isWorthKeeping,
} from '#features/customization/trip/customization-state.ts';
import { customizationStore, nothingKept } from '#features/customization/trip/customization-store.ts';
import { eachPaysOf } from '#features/customization/trip/each-pays.ts';
import { atPrices, baseTourOf, fitToTour, type TourOffer } from '#features/customization/trip/fit-to-tour.ts';
import { moveActivities } from '#features/customization/trip/move-activities.ts';
import { type LookedAt, type Trip, TripContext, type Undoable } from '#features/customization/trip/trip-context.ts';
import { tripCostsOf } from '#features/customization/trip/trip-costs.ts';
import { type TripWish, wishedTrip } from '#features/customization/trip/wished-trip.ts';
import { trackCheckoutStart } from '#platform/analytics/track-checkout.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { useStore } from '#platform/use-store.ts';

interface TripProviderProps {
  offer: TourOffer;
  /** What the address asks for; the first one counts. */
  wish: TripWish;
  children: ReactNode;
}

/**
 * The visitor's trip on the page of one tour, as it was wished for until it is changed. Nothing is stored by looking at a tour:
 * the first change makes it the base tour, unless a trip from another tour would be lost; then changes stay on this page until
 * the visitor decides.
 */
export function TripProvider({ offer: onPage, wish: given, children }: TripProviderProps) {
  const { set: keep, subscribe } = customizationStore;
  const kept = useStore(customizationStore, nothingKept);
  const isSaved = useStore({ subscribe, getSnapshot: customizationStore.isSaved }, true);
  const [preview, setPreview] = useState<CustomizationState>();
  const [lookedAt, lookAt] = useState<LookedAt>();
  const [draftRound, setDraftRound] = useState(0);
  const [undoable, setUndoable] = useState<Undoable>();
  const [problems, tellProblems] = useState<Trip['problems']>({});
  const [prices, agreeTo] = useState<CurrentPrices>();
  const offer = prices === undefined ? onPage : atPrices(onPage, prices);

  const isHere = kept.baseTour?.id === offer.id;
  const elsewhere = !isHere && isWorthKeeping(kept.customizations) ? kept : undefined;
  const now = useNow();
  const [wish] = useState(given);
  const hasWish = wish.month !== undefined || wish.travellers !== undefined;
  const begin = () => {
    const begun = customize(kept, { type: 'setBaseTour', tour: baseTourOf(offer) });
    return hasWish ? wishedTrip(begun, offer, wish, now) : begun;
  };
  const isBegunHere = isHere && !(hasWish && isUntouched(kept.customizations));
  const mine = isWorthKeeping(kept.customizations) ? kept : undefined;
  // For whoever goes on to home or a list from here.
  const isToComeBackTo = isBegun(kept);
  useEffect(() => holdBegunPlace(isToComeBackTo), [isToComeBackTo]);
  const sent = mine === undefined ? lookedAt : undefined;
  const own = isBegunHere ? fitToTour(kept, offer) : elsewhere === undefined ? begin() : (preview ?? begin());
  const state = sent?.state ?? own;

  const costs = isUntouched(state.customizations) ? undefined : tripCostsOf(state, offer, now);

  const settle = (next: CustomizationState) => {
    sent?.onTaken();
    lookAt(undefined);
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
    budget: wish.upTo,
    agreedWhole: prices?.wholeTrip,
    change: (action: CustomizationAction) => {
      setUndoable(undefined);
      tellProblems({});
      forgetAgreedWhole();
      trackCheckoutStart({ kind: 'tours', id: offer.slug });
      settle(changed(action));
    },
    changeWithUndo: (action, words) => {
      tellProblems({});
      forgetAgreedWhole();
      settle(changed(action));
      offerUndo(words, state);
    },
    undoable,
    elsewhere,
    mine,
    lookAt,
    take: (taken, putBack) => {
      // Another tab may have changed it since the question was asked.
      const current = customizationStore.getSnapshot();
      const before = isWorthKeeping(current.customizations) ? current : undefined;
      keep(taken);
      lookAt(undefined);
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
    problems,
    tellProblems,
    isSaved,
    ...useRequestOpen(),
  };
  return <TripContext value={trip}>{children}</TripContext>;
}
