import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { monthOf, officeDay } from '#contract/calendar/calendar.ts';
import type { DestinationPoint, DestinationsMap } from '#contract/records/maps.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { MonthRating } from '#contract/values.ts';
import { AnimalGlyph } from '#features/destinations/animal-glyph.tsx';
import { destinationsMapQuery } from '#features/destinations/destination.queries.ts';
import { HerdNews } from '#features/destinations/herd-news.tsx';
import { SeasonParks } from '#features/destinations/season-parks.tsx';
import { animalAt, bestFirst, monthInWords, seasonOf } from '#features/destinations/season-year.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { MapFigure } from '#ui/map-figure.tsx';
import { ratings } from '#ui/season-chart.tsx';

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

interface MonthSliderProps {
  label: string;
  /** 1 to 12. */
  month: number;
  onMonth: (month: number) => void;
}

/** The twelve months on a line, to be dragged along or stepped through with the arrow keys. Without a script it is not shown. */
function MonthSlider({ label, month, onMonth }: MonthSliderProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={12}
        value={month}
        aria-valuetext={monthNames[month - 1]}
        disabled={!isHydrated}
        onChange={({ target }) => onMonth(target.valueAsNumber)}
        className="block h-11 w-full cursor-pointer accent-accent"
      />
      {/* Each initial is as wide as the thumb, so that it stands below it. */}
      <span aria-hidden="true" className="-mt-2 flex justify-between text-center text-[0.8125rem]">
        {monthNames.map((name, index) => (
          <span key={name} className={`w-4 ${index + 1 === month ? 'font-bold text-accent' : 'text-muted'}`}>
            {name.slice(0, 1)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Hatched, empty, half and full: the colours of a season chart, told apart without them too. */
const marks = [
  { fill: 'var(--season-avoid)', line: 'var(--line-strong)', over: 'M4 10l6-6M7 13l6-6' },
  { fill: 'var(--season-fair)', line: 'var(--line-strong)' },
  { fill: 'var(--surface)', line: 'var(--season-good)', half: 'M8.5 3a5.5 5.5 0 0 0 0 11z' },
  { fill: 'var(--season-best)', line: 'var(--season-best)' },
] as const satisfies readonly { fill: string; line: string; over?: string; half?: string }[];

/**
 * How good a month is, as a disc as high as the text around it. Its colours are attributes: classes for them would be in
 * the sheet of every page.
 */
function SeasonMark({ rating }: { rating: MonthRating }) {
  const mark: { fill: string; line: string; over?: string; half?: string } = marks[rating] ?? marks[1];
  return (
    <svg aria-hidden="true" viewBox="0 0 17 17" width="1em" height="1em" className="block shrink-0">
      <circle cx="8.5" cy="8.5" r="8.5" fill="var(--surface)" />
      <circle cx="8.5" cy="8.5" r="6" fill={mark.fill} stroke={mark.line} strokeWidth="2" />
      {mark.half && <path d={mark.half} fill={mark.line} />}
      {mark.over && <path d={mark.over} stroke={mark.line} strokeWidth="1.25" />}
    </svg>
  );
}
