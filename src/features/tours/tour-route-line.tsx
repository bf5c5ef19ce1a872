import type { RoutePoint } from '#contract/records/tours.ts';
import { travelModes } from '#ui/route-words.tsx';

/** The route as stops on a line, and how one gets from each to the next. */
export function TourRouteLine({ points }: { points: readonly RoutePoint[] }) {
  return (
    <ol className="flex flex-wrap items-center gap-y-2 rounded-card bg-sand px-5 py-4">
      {points.map((point, index) => {
        const mode = index > 0 ? travelModes[point.mode ?? 'road'] : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a stop twice; its place is its identity
          <li key={index} className="flex items-center">
            {mode && (
              <span className="mx-2.5 flex items-center gap-1.5 text-muted">
                <mode.icon aria-hidden="true" size={16} />
                <span className="sr-only">{`${mode.words} to`}</span>
                <span aria-hidden="true" className="w-3 border-accent border-t-2 border-dotted" />
              </span>
            )}
            <span className="flex items-center gap-2 font-semibold">
              <span aria-hidden="true" className="size-3 rounded-full bg-primary ring-4 ring-sun/40" />
              {point.name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
