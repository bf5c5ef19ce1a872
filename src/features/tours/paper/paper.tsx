import type { GroupTour, Tour } from '#contract/details.ts';
import { DeparturePrices } from '#features/tours/paper/departure-prices.tsx';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { SeasonPriceTable } from '#features/tours/paper/season-price-table.tsx';
import { Tariffs } from '#features/tours/paper/tariffs.tsx';

export type PaperProps =
  | { part: 'letterhead' }
  | { part: 'season prices'; tour: Pick<Tour, 'prices' | 'fees'> }
  | { part: 'departures'; tour: Pick<GroupTour, 'departures' | 'joiningPoint'> }
  | { part: 'tariffs'; tour: Pick<Tour, 'fees' | 'otherCosts'> };

/** What an itinerary has and a screen shows elsewhere, or not at all. One file, which only paper needs. */
export function Paper(props: PaperProps) {
  switch (props.part) {
    case 'letterhead':
      return <Letterhead />;
    case 'season prices':
      return <SeasonPriceTable {...props.tour} />;
    case 'departures':
      return <DeparturePrices {...props.tour} />;
    case 'tariffs':
      return <Tariffs {...props.tour} />;
  }
}
