import { labelDirections, labelGap } from '#contract/records/label-places.ts';
import type { AtlasMap, MapPoint, MapSize } from '#contract/records/maps.ts';
import { travelModes } from '#ui/route-words.tsx';

/**
 * The points of a map that leads nowhere, with their names where the server found room for them
 * (`server/maps/label-boxes.ts` has the same measures). Their places are attributes, which the page's security policy
 * allows to HTML, where it allows styles to scripts only: a map has its names before the script, and on paper.
 */
export function MapStops({ map: { points, width, height } }: { map: Pick<AtlasMap, 'points' | 'width' | 'height'> }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full fill-ink font-semibold text-[12px] @min-[400px]:text-[13px] @min-[896px]:text-[15px]"
    >
      {points.map((point) => (
        <svg
          key={point.name}
          aria-hidden="true"
          x={percent(point.x, width)}
          y={percent(point.y, height)}
          width="1"
          height="1"
          overflow="visible"
        >
          <StopName point={point} />
          <Stop point={point} />
        </svg>
      ))}
    </svg>
  );
}

const percent = (part: number, all: number) => `${Number(((part / all) * 100).toFixed(2))}%`;

/** The day on which one comes here; where the route begins an airstrip, or the ringed sun of the brand. */
function Stop({ point: { day, mark } }: { point: MapPoint }) {
  return (
    <>
      <circle r="8" className={day || mark ? 'fill-accent' : 'fill-sun/50'} />
      {day ? (
        <text y="3.5" textAnchor="middle" className="figures fill-on-accent font-bold text-[10px]">
          {day}
        </text>
      ) : mark ? (
        <travelModes.air.icon x={-5} y={-5} size={10} className="stroke-on-accent" />
      ) : (
        <circle r="4" className="fill-accent" />
      )}
    </>
  );
}

function StopName({ point: { name, label } }: { point: MapPoint }) {
  if (label === undefined) return null;
  const { lines = [name], side, from, shift: [right = 0, lower = 0] = [] } = label;
  const [across, down] = labelDirections[side];
  const away = labelGap(side);
  const x = across * away.across + right;
  const y = down * away.up + lower;
  // From there to the middle of the first line, and to where its text stands.
  const first = (((down - 1) / 2) * lines.length + 0.5) * lineHeight + 0.35;
  return (
    <g className={shownFrom[from]}>
      {label.shift && <path d={`M0 0L${right * 1.3} ${lower * 1.3}`} className="stroke-muted" />}
      <text y={y} textAnchor={anchors[across]} strokeLinejoin="round" className="map-stop">
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={`${Number((index === 0 ? first : lineHeight).toFixed(2))}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** In ems. */
const lineHeight = 1.2;

const anchors = { [-1]: 'end', 0: 'middle', 1: 'start' } as const;

/** The widths of `showsFrom` in contract/records/maps.ts. */
const shownFrom: Record<MapSize, string | undefined> = {
  narrow: undefined,
  phone: '@max-[330px]:hidden',
  medium: '@max-[512px]:hidden',
  wide: '@max-[896px]:hidden',
};
