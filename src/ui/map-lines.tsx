import { type ReactNode, useId } from 'react';
import type { AtlasMap, MapLeg } from '#contract/records/maps.ts';
import type { TravelMode } from '#contract/values.ts';

interface MapLinesProps {
  map: Omit<AtlasMap, 'points'>;
  day?: number | undefined;
  label: string;
  /** Drawn with the parks. */
  onLand?: ReactNode;
}

/** Land, mountains, borders, grid and ways: all of a map that scales with it. Strokes keep their width. */
export function MapLines({ map, day, label, onLand }: MapLinesProps) {
  const { width, height, meridians, parallels, legs = [] } = map;
  const land = useId();
  const isOfDay = ({ days = [] }: MapLeg) => day !== undefined && days.includes(day);
  const grid = [
    ...meridians.map(({ at }) => `M${at} 0V${height}`),
    ...parallels.map(({ at }) => `M0 ${at}H${width}`),
  ].join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      strokeLinejoin="round"
      className="block h-auto w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <defs>
        <path id={land} d={map.land} />
      </defs>
      {[16, 9, 4].map((reach) => (
        <use key={reach} href={`#${land}`} strokeWidth={reach} className="stroke-lagoon/12" />
      ))}
      <use href={`#${land}`} className="fill-map-land stroke-lagoon/70" />
      {/* The wide stroke softens their edge. */}
      <path d={map.parks} strokeWidth={5} className="fill-map-park stroke-map-park opacity-35 dark:opacity-45" />
      {onLand}
      <path d={map.hillsLit} className="fill-surface/60 dark:fill-ink/7" />
      <path d={map.hillsShaded} className="fill-muted/16 dark:fill-paper/50" />
      <path d={map.rivers} className="stroke-lagoon/55" />
      <path d={map.lakes} fillRule="evenodd" className="fill-map-water stroke-lagoon/70" />
      <path d={grid} className="stroke-line-strong/30" strokeWidth={0.75} />
      <path d={map.borders} className="stroke-line-strong" strokeWidth={1.25} strokeDasharray="5 3 1 3" />
      <g className={`stroke-subtle/60 ${map.roadsFrom === 'wide' ? '@max-[896px]:hidden' : ''}`}>
        <path d={map.roads} />
        <path d={map.railways} strokeDasharray="6 2" />
      </g>
      <g strokeWidth={2} strokeLinecap="round" className={`stroke-accent ${legs.some(isOfDay) ? 'opacity-50' : ''}`}>
        {legs.map(({ d, mode }) => (
          <path key={d} d={d} strokeDasharray={legDashes[mode]} />
        ))}
      </g>
      <g className="leg-of-day">
        {legs.filter(isOfDay).map(({ d }) => (
          <path key={`${day} ${d}`} d={d} pathLength={1} />
        ))}
      </g>
    </svg>
  );
}

/** How each way of travelling is drawn: solid by road, dots in the air, dashes for all that is slower. */
export const legDashes: Record<TravelMode, string | undefined> = {
  road: undefined,
  air: '0.1 5.5',
  rail: '9 5',
  boat: '6 5',
  foot: '3.5 4.5',
};
