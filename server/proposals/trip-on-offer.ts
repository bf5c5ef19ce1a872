import type { ProposalLine, ProposalOffer } from '#contract/forms/proposals.ts';
import type { WholeTrip } from '#contract/money/whole-trip.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import type { ArrangedDay } from '#server/proposals/arranged-days.ts';
import type { ProposalProblems } from '#server/proposals/proposal-problems.ts';

/** Where what is offered, and what it costs, is looked up. */
export interface TripSources {
  catalogue: Catalogue;
  board: DepartureBoard;
  /** The day at the office. */
  today: string;
}

/** A trip with today's names and prices, before the office's own lines. */
export interface TripOnOffer
  extends Pick<
    ProposalOffer,
    'tour' | 'startDate' | 'guests' | 'childAges' | 'departure' | 'stays' | 'activities' | 'notIncluded'
  > {
  record: TourFile | GroupTourFile;
  days: readonly ArrangedDay[];
  /** By the price rule; together they are what it comes to. */
  lines: ProposalLine[];
  /** With what is paid to others beside so many dollars to us. */
  wholeTrip(invoice: number): WholeTrip;
}

/** The trip of a draft; undefined while what its price hangs on is missing, which is then among the problems. */
export interface ReadTrip {
  trip: TripOnOffer | undefined;
  problems: ProposalProblems;
  warnings: string[];
}
