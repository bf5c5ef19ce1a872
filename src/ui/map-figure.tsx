import type { ReactNode } from 'react';
import type { AreaLabel, AtlasMap, LabelSide, MapLeg, MapPoint, MapSize } from '#contract/records/maps.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { legDashes, MapLines } from '#ui/map-lines.tsx';
import { MapStops } from '#ui/map-stops.tsx';
import { travelModes } from '#ui/route-words.tsx';

interface MapFigureProps<Point extends MapPoint> {
  map: Omit<AtlasMap, 'points'> & { points: Point[] };
  /** Below the map: what it cannot say, in words. */
  caption?: ReactNode;
  /** The day whose way is drawn anew, over the whole route. */
  day?: number | undefined;
  /** Makes each point the link to its page; the list of links then says in words what the map shows. */
  renderLink?: ((point: Point, className: string, children: ReactNode) => ReactNode) | undefined;
  /** The dot of a point that is a link. */
  renderDot?: ((point: Point) => ReactNode) | undefined;
  /** Drawn on the land, below waters and borders. */
  onLand?: ReactNode;
  /** Over the lines, below the names. */
  children?: ReactNode;
}

/**
 * A map as a plate of an atlas. Lines grow and shrink with the room there is; dots and names keep their size and stand
 * where the server found room for them (`server/maps/label-boxes.ts` has the same measures).
 */
export function MapFigure<Point extends MapPoint>({
  map,
  caption,
  day,
  onLand,
  children,
  ...shown
}: MapFigureProps<Point>) {
  const names = map.points.map(({ name }) => name);
  // Until its points are links, they have their names as on any other map.
  const isHydrated = useIsHydrated();
  return (
    <figure>
      <div className="rounded-card border border-line-strong/70 bg-surface p-1.5">
        <div className="@container relative isolate overflow-hidden rounded-[0.625rem] bg-map-water ring-1 ring-line-strong/70">
          <MapLines
            map={map}
            day={day}
            label={shown.renderLink ? `Map of ${names.length} places` : `Map: ${names.join(', ')}`}
            onLand={onLand}
          />
          {children}
          <MapNames map={map} {...shown} />
          {(shown.renderLink === undefined || !isHydrated) && <MapStops map={map} />}
        </div>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-label text-muted">
        {map.legs && <LegKey legs={map.legs} />}
        {map.points.some(({ day }) => day) && <span className="max-sm:hidden">A number is the day one arrives.</span>}
        {caption && <span className="figures">{caption}</span>}
        <span className="font-display italic">After Natural Earth. Roads, hills and parks are sketched.</span>
      </figcaption>
    </figure>
  );
}

/**
 * What is written on the map besides its stops, and the links it is made of. Their places are styles, which the page's
 * security policy allows to scripts and not to HTML: they come with the script.
 */
function MapNames<Point extends MapPoint>({
  map,
  renderLink,
  renderDot,
}: Pick<MapFigureProps<Point>, 'map' | 'renderLink' | 'renderDot'>) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <div className="font-semibold text-[12px] text-ink leading-[14px] @min-[400px]:text-[13px] @min-[400px]:leading-[16px] @min-[896px]:text-[15px] @min-[896px]:leading-[18px]">
      <div aria-hidden="true">
        <GridNames map={map} />
        {map.areas.map((area) => (
          <At key={area.name} map={map} spot={area}>
            <AreaName area={area} />
          </At>
        ))}
        {map.parkNames?.map(({ from, ...park }) => (
          <At key={park.name} map={map} spot={park}>
            <span
              className={`-translate-1/2 map-halo absolute whitespace-nowrap font-display font-medium text-[11px] text-primary italic tracking-[0.16em] @min-[896px]:text-[13px] ${shownFrom[from]}`}
            >
              <WordALine name={park.name} />
            </span>
          </At>
        ))}
        {map.towns.map((town) => (
          <At key={town.name} map={map} spot={town}>
            <span
              className={`-translate-1/2 absolute ${town.mark ? 'border-x-4 border-x-transparent border-b-[7px] border-b-muted' : 'size-1.5 rounded-full border border-muted bg-surface'} ${shownWith(town)}`}
            />
            <Name point={town} className="font-medium text-muted" />
          </At>
        ))}
      </div>
      {renderLink && (
        <ul>
          {map.points.map((point) => (
            <li key={point.name}>
              <At map={map} spot={point}>
                {renderLink(
                  point,
                  'group/point absolute focus-visible:outline-none',
                  <Mark point={point} dot={renderDot?.(point)} />,
                )}
              </At>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A spot of the map; what is inside starts at it. */
function At({ map, spot, children }: { map: Size; spot: { x: number; y: number }; children: ReactNode }) {
  return (
    <span className="absolute" style={{ left: percent(spot.x, map.width), top: percent(spot.y, map.height) }}>
      {children}
    </span>
  );
}

type Size = Pick<AtlasMap, 'width' | 'height'>;

/** A dot, and the name beside it. In a link both can be pointed at, and the dot shows the focus. */
function Mark({ point, dot }: { point: MapPoint; dot: ReactNode }) {
  return (
    <>
      {point.label?.shift && (
        <svg aria-hidden="true" className={`absolute size-px overflow-visible stroke-muted ${shownWith(point)}`}>
          <path d={`M0 0L${point.label.shift.map((pixels) => pixels * 1.3)}`} />
        </svg>
      )}
      {dot}
      <Name
        point={point}
        className="decoration-2 decoration-accent underline-offset-2 group-hover/point:underline group-focus-visible/point:underline"
      />
    </>
  );
}

function Name({ point, className }: { point: MapPoint; className: string }) {
  const { name, label } = point;
  if (label === undefined) return <span className="sr-only">{name}</span>;
  const [left, top] = label.shift ?? [];
  return (
    <span className="absolute" style={{ left, top }}>
      <span className={`map-halo absolute whitespace-nowrap ${sides[label.side]} ${shownWith(point)} ${className}`}>
        {(label.lines ?? [name]).map((line) => (
          <span key={line} className="block">
            {`${line} `}
          </span>
        ))}
      </span>
    </span>
  );
}

function AreaName({ area: { name, kind, from } }: { area: AreaLabel }) {
  const labelClass =
    kind === 'country' ? 'map-halo font-semibold text-subtle uppercase' : 'font-display font-medium text-lagoon italic';
  return (
    <span
      className={`-translate-1/2 absolute whitespace-nowrap text-[11px] tracking-[0.16em] @min-[896px]:text-[13px] ${labelClass} ${shownFrom[from]}`}
    >
      {kind === 'lake' ? <WordALine name={name} /> : name}
    </span>
  );
}

function WordALine({ name }: { name: string }) {
  return name.split(' ').map((word) => (
    <span key={word} className="block text-center leading-[1.4]">
      {`${word} `}
    </span>
  ));
}

const sides: Record<LabelSide, string> = {
  right: 'left-[11px] -translate-y-1/2',
  left: 'right-[11px] -translate-y-1/2 text-right',
  'above-right': 'bottom-[3px] left-[7px]',
  'below-right': 'top-[3px] left-[7px]',
  'above-left': 'right-[7px] bottom-[3px] text-right',
  'below-left': 'top-[3px] right-[7px] text-right',
  above: 'bottom-[9px] -translate-x-1/2 text-center',
  below: 'top-[9px] -translate-x-1/2 text-center',
};

/** The widths of `showsFrom` in contract/records/maps.ts. */
const shownFrom: Record<MapSize, string> = {
  narrow: '',
  phone: '@max-[330px]:sr-only',
  medium: '@max-[512px]:sr-only',
  wide: '@max-[896px]:sr-only',
};

const shownWith = ({ label }: MapPoint) => (label === undefined ? '' : shownFrom[label.from]);

/** What the grid's lines are called, and the scale. */
function GridNames({ map }: { map: Omit<AtlasMap, 'points'> }) {
  const { width, height, meridians, parallels, scaleBar } = map;
  return (
    <div className="map-halo figures whitespace-nowrap font-medium text-[10px] text-subtle leading-none">
      {meridians.map(({ at, name }) => (
        <span key={at} className="absolute top-1 pl-1" style={{ left: percent(at, width) }}>
          {name}
        </span>
      ))}
      {parallels.map(({ at, name }) => (
        <span key={at} className="absolute left-1.5 pb-1" style={{ bottom: percent(height - at, height) }}>
          {name}
        </span>
      ))}
      <span
        className="absolute right-3 bottom-2.5 h-[5px] border-subtle border-x border-b"
        style={{ width: percent(scaleBar.length, width) }}
      >
        <span className="-translate-x-1/2 absolute bottom-[7px] left-1/2">{`${scaleBar.km} km`}</span>
      </span>
    </div>
  );
}

const percent = (part: number, all: number) => `${(part / all) * 100}%`;

/** How each way of travelling on this map is drawn. */
function LegKey({ legs }: { legs: readonly MapLeg[] }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {[...new Set(legs.map(({ mode }) => mode))].map((mode) => (
        <span key={mode} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 30 4" className="h-1 w-[30px] stroke-accent">
            <path d="M1 2H29" strokeWidth={2} strokeLinecap="round" strokeDasharray={legDashes[mode]} />
          </svg>
          {travelModes[mode].words}
        </span>
      ))}
    </span>
  );
}
