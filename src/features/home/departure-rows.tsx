import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { DeparturePrice } from '#features/group-tours/departure-price.tsx';
import { DepartureStatusBadge, departureStatuses, seatsLeft } from '#features/group-tours/departure-status.tsx';
import { SeatsBar } from '#features/group-tours/seats-bar.tsx';
import { linkHandlers } from '#features/home/home-section.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** How many there is room for. */
const most = 3;

/** The group tours that leave next and have a seat, as a timetable has them; one without stands behind them. */
export function DepartureRows({ tours }: { tours: readonly GroupTourSummary[] }) {
  const next = tours.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))).slice(0, most);
  return (
    <ul className="border-line-strong/40 border-b">
      {next.map((tour) => (
        <li
          key={tour.id}
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
                <CardLink to="/group-tour/$tourSlug" params={{ tourSlug: tour.slug }}>
                  {tour.name}
                </CardLink>
              </h3>
              <p className="mt-1 text-muted max-sm:hidden">{tour.tagline}</p>
            </div>
            <Departure tour={tour} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const nextWithSeats = ({ nextDepartures }: GroupTourSummary) =>
  nextDepartures.find(({ availableSeats }) => availableSeats > 0);

/** After every day there is for a tour that has no seat. */
const dayOf = (tour: GroupTourSummary) => nextWithSeats(tour)?.startDate ?? '~';

/** When, how many seats are left and what the whole trip costs. */
function Departure({ tour }: { tour: GroupTourSummary }) {
  const next = nextWithSeats(tour) ?? tour.nextDepartures[0];
  const days = [count(tour.duration, 'day'), tour.label].filter(Boolean).join(' · ');
  return (
    <>
      <div className="mt-0.5 text-label leading-snug sm:text-[0.96875rem]">
        {next === undefined ? (
          <p className="text-muted">{`${days} · New dates are being set: ask us`}</p>
        ) : (
          <>
            <p className="font-semibold">
              {`${formatDayWithWeekday(next.startDate)} `}
              <span className="font-normal text-muted">{`· ${days}`}</span>
            </p>
            <p className="mt-0.5 text-muted sm:hidden">
              {`${seatsLeft(next.availableSeats, next.totalSeats)} · ${departureStatuses[next.status].text}`}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted max-sm:hidden">
              <SeatsBar status={next.status} availableSeats={next.availableSeats} totalSeats={next.totalSeats} />
              <DepartureStatusBadge status={next.status} />
            </p>
          </>
        )}
      </div>
      <p className="text-label sm:text-[0.96875rem] lg:text-right">
        <DeparturePrice tour={tour} departure={next} />
      </p>
    </>
  );
}
