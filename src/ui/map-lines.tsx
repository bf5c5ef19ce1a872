import type { ReactNode } from 'react';
import type { AtlasMap } from '#contract/maps.ts';
import type { TravelMode } from '#contract/values.ts';

interface MapLinesProps {
  map: Omit<AtlasMap, 'points'>;
  label: string;
  /** Drawn with the parks. */
  onLand?: ReactNode;
}

/** Land, borders, grid and ways: all of a map that scales with it. Strokes keep their width. */
export function MapLines({ map, label, onLand }: MapLinesProps) {
  const { width, height, land, borders, lakes, rivers, parks, meridians, parallels, legs = [] } = map;
  const grid = [
    ...meridians.map(({ at }) => `M${at} 0V${height}`),
    ...parallels.map(({ at }) => `M0 ${at}H${width}`),
  ].join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {[16, 9, 4].map((reach) => (
        <path key={reach} d={land} strokeWidth={reach} strokeLinejoin="round" className="stroke-lagoon/12" />
      ))}
      <path d={land} className="fill-map-land stroke-lagoon/70" strokeLinejoin="round" />
      {/* The wide stroke rounds their few corners. */}
      <path
        d={parks}
        strokeWidth={11}
        strokeLinejoin="round"
        className="fill-map-park stroke-map-park opacity-35 dark:opacity-45"
      />
      {onLand}
      <path d={rivers} className="stroke-lagoon/55" strokeLinejoin="round" />
      <path d={lakes} fillRule="evenodd" className="fill-map-water stroke-lagoon/70" strokeLinejoin="round" />
      <path d={grid} className="stroke-line-strong/30" strokeWidth={0.75} />
      <path
        d={borders}
        className="stroke-line-strong"
        strokeWidth={1.25}
        strokeDasharray="5 3 1 3"
        strokeLinejoin="round"
      />
      {legs.map(({ d, mode }) => (
        <path
          key={d}
          d={d}
          className="stroke-accent"
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray={legDashes[mode]}
        />
      ))}
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
