import type { RoutePoint } from '#contract/tours.ts';
import { travelModes } from '#ui/travel-modes.ts';

/** The route as stops on a line, and how one gets from each to the next. */
export function TourRouteLine({ points }: { points: readonly RoutePoint[] }) {
  return (
    <ol className="flex flex-wrap items-center gap-y-4 rounded-panel bg-sand p-6 sm:p-8">
      {points.map((point, index) => {
        const mode = index > 0 ? travelModes[point.mode ?? 'road'] : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a stop twice; its place is its identity
          <li key={index} className="flex items-center">
            {mode && (
              <span className="mx-3 flex items-center gap-2 text-muted">
                <span aria-hidden="true" className="w-5 border-accent border-t-2 border-dotted sm:w-8" />
                <mode.icon aria-hidden="true" size={16} />
                <span className="sr-only">{mode.words} to</span>
                <span aria-hidden="true" className="w-5 border-accent border-t-2 border-dotted sm:w-8" />
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
