import type { Departure, GroupTourSummary } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { DeparturePrice } from '#features/group-tours/departure-price.tsx';
import {
  DepartureStatusBadge,
  departureAnchor,
  departureStatuses,
  hasSeats,
  seatsLeft,
} from '#features/group-tours/departure-status.tsx';
import { SeatsBar } from '#features/group-tours/seats-bar.tsx';
import { linkHandlers } from '#features/home/home-section.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** How many there is room for. */
const most = 3;

/** The departures that are next and have a seat, by their days, as a timetable has them. */
export function DepartureRows({ tours }: { tours: readonly GroupTourSummary[] }) {
  const next = tours
    .flatMap((tour) => tour.nextDepartures.filter(hasSeats).map((departure) => ({ tour, departure })))
    .toSorted((one, other) => one.departure.startDate.localeCompare(other.departure.startDate))
    .slice(0, most);
  return (
    <ul className="border-line-strong/40 border-b">
      {next.map(({ tour, departure }) => (
        <li
          key={departure.id}
          {...linkHandlers(tour.coverImage)}
          className="relative flex gap-4 border-line-strong/40 border-t py-3 sm:items-center sm:gap-8"
        >
          <PlateImage
            picture={tour.coverImage}
            shape="thumb"
            sizes="(min-width: 40rem) 8rem, 4.5rem"
            className="aspect-square w-18 shrink-0 self-start rounded-card sm:w-32"
          />
          <div className="flex-1 gap-8 lg:grid lg:grid-cols-[1fr_17rem_9rem] lg:items-center">
            <div>
              <h3 className="text-lg leading-tight sm:text-title-3">
                <CardLink to="/group-tour/$tourSlug" params={{ tourSlug: tour.slug }} hash={departureAnchor(departure)}>
                  {tour.name}
                </CardLink>
              </h3>
              <p className="mt-1 text-muted max-sm:hidden">{tour.tagline}</p>
            </div>
            <DepartureFacts tour={tour} departure={departure} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface DepartureFactsProps {
  tour: GroupTourSummary;
  departure: Departure;
}

/** When, how many seats are left and what the whole trip costs. */
function DepartureFacts({ tour, departure }: DepartureFactsProps) {
  const { startDate, availableSeats, totalSeats, status } = departure;
  return (
    <>
      <div className="mt-0.5 text-label leading-snug sm:text-[0.96875rem]">
        <p className="font-semibold">
          {`${formatDayWithWeekday(startDate)} `}
          <span className="font-normal text-muted">
            {`· ${[count(tour.duration, 'day'), tour.label].filter(Boolean).join(dot)}`}
          </span>
        </p>
        <p className="mt-0.5 text-muted sm:hidden">
          {`${seatsLeft(availableSeats, totalSeats)}${dot}${departureStatuses[status].text}`}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted max-sm:hidden">
          <SeatsBar status={status} availableSeats={availableSeats} totalSeats={totalSeats} />
          <DepartureStatusBadge status={status} />
        </p>
      </div>
      <p className="text-label sm:text-[0.96875rem] lg:text-right">
        <DeparturePrice tour={tour} departure={departure} isShortOnPhone />
      </p>
    </>
  );
}
