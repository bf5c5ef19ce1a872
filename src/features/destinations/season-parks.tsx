import type { DestinationsMap } from '#contract/records/maps.ts';
import { seasonOf } from '#features/destinations/season-year.ts';

/** A soft fill within a line that is broken where the month is none to recommend. Attributes: classes would be in every page. */
const paints = [
  { fill: 'var(--season-avoid)', line: 'var(--line-strong)', dashes: '1 4' },
  { fill: 'var(--season-fair)', line: 'var(--line-strong)', dashes: '4 4' },
  { fill: 'var(--season-good)', line: 'var(--season-good)', dashes: undefined },
  { fill: 'var(--season-best)', line: 'var(--season-best)', dashes: undefined },
] as const;

/** The parks in the colours of a month, and the round the herds walk in a year; drawn on the map's land. */
export function SeasonParks({ map, month }: { map: DestinationsMap; month: number }) {
  return (
    <>
      {map.points.map((point) => {
        const paint = paints[seasonOf(point, month)];
        return (
          point.park && (
            <g key={point.slug} strokeLinejoin="round">
              <path d={point.park} fill={paint?.fill} stroke={paint?.fill} strokeWidth={7} opacity={0.45} />
              <path d={point.park} stroke={paint?.line} strokeWidth={1.25} strokeDasharray={paint?.dashes} />
            </g>
          )
        );
      })}
      {map.herds.length > 0 && (
        <path
          d={roundOf(map.herds)}
          strokeWidth={1.5}
          strokeDasharray="0.1 4"
          strokeLinecap="round"
          stroke="var(--ink)"
          opacity={0.7}
        />
      )}
    </>
  );
}

/** A closed line that turns at each of the spots and passes half-way between them. */
function roundOf(spots: DestinationsMap['herds']): string {
  const curves = spots.map(({ x, y }, index) => {
    const next = spots[(index + 1) % spots.length] ?? { x, y };
    return `${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  const start = curves.at(-1)?.split(' ').slice(2).join(' ');
  return `M${start}Q${curves.join(' ')}`;
}
