import { createContext, useContext } from 'react';
import type { CurrentPrices } from '#contract/money/current-prices.ts';
import type { CustomizationAction } from '#features/trip/state/customization-reducer.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { EachPays } from '#features/trip/state/each-pays.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import type { TripCosts } from '#features/trip/state/trip-costs.ts';

/** What can be taken back, in words, and where on the page it happened: the id of an activity or a stay, or the trip as a whole. */
export interface Undoable {
  place: string;
  words: string;
  undo: () => void;
}

/** A trip that came with a link; `onTaken` is called when the visitor makes it their own by changing it. */
export interface PreviewedTrip {
  state: CustomizationState;
  onTaken: () => void;
}

export interface Trip {
  offer: TourOffer;
  /** The trip of this tour, as it stands or as it would begin. */
  state: CustomizationState;
  /** What is paid to others, and what does not fit; undefined until something is chosen. */
  costs: TripCosts | undefined;
  /** What each of the party pays for the whole trip; undefined where the tour has no price. */
  eachPays: EachPays | undefined;
  /** Dollars the whole trip may come to, where the visitor has said so. */
  budget: number | undefined;
  /** The whole trip the visitor agreed to last, in place of our own reckoning with fees of an older copy; until the next change. */
  agreedWhole: CurrentPrices['wholeTrip'];
  change: (action: CustomizationAction) => void;
  /** Changes and offers to take it back. */
  changeWithUndo: (action: CustomizationAction, undoable: Pick<Undoable, 'place' | 'words'>) => void;
  undoable: Undoable | undefined;
  /** A trip worth keeping that starts from another tour; nothing here touches it until the visitor says so. */
  elsewhere: CustomizationState | undefined;
  startAnew: () => void;
  /** What there is to lose: the visitor's own trip, of this tour or of another. */
  mine: CustomizationState | undefined;
  /** Shows a trip that came with a link where there is no other to lose. Nothing of it is kept until it is changed or taken. */
  previewTrip: (sent: PreviewedTrip | undefined) => void;
  /** Puts a trip that came with a link in the place of whatever there was. Taking that back puts back what `putBack` does too. */
  take: (sent: CustomizationState, putBack: () => void) => void;
  /** Another one when the request form has to be read again from its draft. */
  draftRound: number;
  /** Puts a trip of this tour in the place of whatever there was; that can be taken back. */
  load: (state: CustomizationState) => void;
  /** Goes on at the prices the server has answered with. */
  agreeTo: (prices: CurrentPrices) => void;
  /** What the server has found wrong with parts of the trip, by the ids of their fields; until the next change. */
  errors: Readonly<Record<string, string>>;
  setErrors: (errors: Readonly<Record<string, string>>) => void;
  isSaved: boolean;
  /** Whether the request form is open. */
  isRequesting: boolean;
  startRequest: () => void;
}

export const TripContext = createContext<Trip | undefined>(undefined);

export function useTrip(): Trip {
  const trip = useContext(TripContext);
  if (trip === undefined) throw new Error('useTrip needs a TripProvider around it.');
  return trip;
}
