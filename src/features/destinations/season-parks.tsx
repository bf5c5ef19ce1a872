import type { DestinationsMap } from '#contract/maps.ts';
import { seasonOf } from '#features/destinations/season-order.ts';

/** A fill as soft as that of every park, within a line that is broken where the month is none to recommend. */
const looks = [
  { fill: 'fill-season-avoid stroke-season-avoid', line: 'stroke-line-strong', dashes: '1 4' },
  { fill: 'fill-season-fair stroke-season-fair', line: 'stroke-line-strong', dashes: '4 4' },
  { fill: 'fill-season-good stroke-season-good', line: 'stroke-season-good', dashes: undefined },
  { fill: 'fill-season-best stroke-season-best', line: 'stroke-season-best', dashes: undefined },
] as const;

/** The parks in the colours of a month, and the round the herds walk in a year; drawn on the map's land. */
export function SeasonParks({ map, month }: { map: DestinationsMap; month: number }) {
  return (
    <>
      {map.points.map((point) => {
        const look = looks[seasonOf(point, month)];
        return (
          point.park && (
            <g key={point.slug} strokeLinejoin="round">
              <path
                d={point.park}
                strokeWidth={7}
                className={`opacity-45 transition-[fill,stroke] duration-300 ${look?.fill}`}
              />
              <path d={point.park} strokeWidth={1.25} strokeDasharray={look?.dashes} className={look?.line} />
            </g>
          )
        );
      })}
      <path
        d={roundOf(map.herds)}
        strokeWidth={1.5}
        strokeDasharray="0.1 4"
        strokeLinecap="round"
        className="stroke-ink/70"
      />
    </>
  );
}

/** A closed line that turns at each of the spots and passes half-way between them. */
function roundOf(spots: DestinationsMap['herds']): string {
  const ways = spots.map(({ x, y }, index) => {
    const next = spots[(index + 1) % spots.length] ?? { x, y };
    return `${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  const start = ways.at(-1)?.split(' ').slice(2).join(' ');
  return `M${start}Q${ways.join(' ')}`;
}
