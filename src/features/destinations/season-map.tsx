import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { monthOf, officeDay } from '#contract/calendar.ts';
import type { DestinationPoint, DestinationsMap } from '#contract/maps.ts';
import { monthNames } from '#contract/seasons.ts';
import { AnimalGlyph } from '#features/destinations/animal-glyph.tsx';
import { destinationsMapQuery } from '#features/destinations/destination.queries.ts';
import { HerdNews } from '#features/destinations/herd-news.tsx';
import { animalAt } from '#features/destinations/herd-year.ts';
import { monthInWords } from '#features/destinations/month-in-words.ts';
import { bestFirst, seasonOf } from '#features/destinations/season-order.ts';
import { SeasonParks } from '#features/destinations/season-parks.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { MapFigure } from '#ui/map-figure.tsx';
import { MonthSlider } from '#ui/month-slider.tsx';
import { ratings } from '#ui/season-chart.tsx';
import { SeasonMark } from '#ui/season-mark.tsx';

/** Every destination on one map in the colours of a month, and who is where: this month at the office, until another one is chosen. */
export function SeasonMap() {
  const { data: map } = useListQuery(destinationsMapQuery());
  const now = monthOf(officeDay(useNow()));
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  if (map === undefined) return null;
  const month = chosen ?? now;
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_16.5rem] text-ink lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <p aria-hidden="true" className="font-display font-semibold text-title-2 leading-none">
          {monthNames[month - 1]}
        </p>
        <MonthSlider label="Month of the map" month={month} onMonth={setChosen} />
        <output className="sr-only">{monthInWords(map.points, month)}</output>
      </div>
      <div className="lg:row-span-2 lg:row-start-1">
        <MapFigure
          map={map}
          onLand={<SeasonParks map={map} month={month} />}
          renderDot={(point) => <SeasonDot point={point} month={month} />}
          renderLink={(point, className, mark) => (
            <Link to="/destinations/$destinationName" params={{ destinationName: point.slug }} className={className}>
              {mark}
              <span className="sr-only">{` (${ratings[seasonOf(point, month)]?.word ?? ''})`}</span>
            </Link>
          )}
        >
          <Herd map={map} month={month} />
        </MapFigure>
        <HerdNews month={month} />
      </div>
      <Scores points={map.points} month={month} />
    </div>
  );
}

/** The mark of the month in place of the map's own dot, and the animals one comes for. They stand where the name does not. */
function SeasonDot({ point: { slug, seasons, label }, month }: { point: DestinationPoint; month: number }) {
  const animal = animalAt(slug, month);
  return (
    <>
      <span className="-translate-1/2 absolute rounded-full outline-ink before:absolute before:-inset-2.5 before:rounded-full group-hover/point:ring-4 group-hover/point:ring-sun group-focus-visible/point:outline-2 @max-[400px]:text-[10px]">
        <SeasonMark rating={seasonOf({ seasons }, month)} />
      </span>
      {animal && (
        <span
          aria-hidden="true"
          style={halo}
          className={`-translate-x-1/2 absolute ${label?.side === 'above' ? 'top-[9px]' : 'bottom-[9px]'} @max-[400px]:text-[10px]`}
        >
          <AnimalGlyph animal={animal} />
        </span>
      )}
    </>
  );
}

/** What stands out from the land. A style, as all of what comes onto a map with the script. */
const halo = { filter: 'drop-shadow(0 0 1px var(--surface))' };

/** The wildebeest, walking on when the month does. Their place is a style, which comes with the script. */
function Herd({ map: { herds, width, height }, month }: { map: DestinationsMap; month: number }) {
  const isHydrated = useIsHydrated();
  const spot = herds[month - 1];
  if (!isHydrated || spot === undefined) return null;
  return (
    <div
      aria-hidden="true"
      style={{ ...halo, translate: `${(spot.x / width) * 100}% ${(spot.y / height) * 100}%` }}
      className="pointer-events-none absolute inset-0 text-accent transition-transform duration-[600ms] @max-[400px]:text-[10px]"
    >
      <span className="-translate-1/2 absolute">
        <AnimalGlyph animal="wildebeest" />
      </span>
    </div>
  );
}

/** Every destination with its score, in as many lines in every month. */
function Scores({ points, month }: { points: DestinationsMap['points']; month: number }) {
  return (
    <ul className="text-label leading-6 sm:max-lg:columns-2 sm:max-lg:gap-x-8 lg:col-start-2">
      {bestFirst(points, month).map((point) => {
        const rating = seasonOf(point, month);
        return (
          <li key={point.slug} className="flex items-center gap-1">
            <SeasonMark rating={rating} />
            {point.name}
            <span className="ml-auto w-16 shrink-0 text-muted">{ratings[rating]?.word}</span>
          </li>
        );
      })}
    </ul>
  );
}
