import { Spinner } from '#ui/spinner.tsx';

const bar = 'rounded-full bg-sand motion-safe:animate-pulse';

/** The quick view's shape, until there is something to say. */
export function ActivityQuickViewSkeleton() {
  return (
    <div className="grid lg:min-h-[36rem] lg:grid-cols-2">
      <div className="flex h-[min(34svh,22rem)] sm:h-[min(42svh,22rem)] items-center justify-center bg-sand lg:h-full">
        <Spinner />
      </div>
      <div aria-hidden="true" className="grid content-start gap-5 px-5 py-8 sm:px-7">
        <div className={`${bar} h-6 w-1/2`} />
        <div className={`${bar} h-10 w-5/6`} />
        <div className={`${bar} h-5 w-2/3`} />
        <div className="grid grid-cols-2 gap-2.5">
          <div className={`${bar} h-18 rounded-field`} />
          <div className={`${bar} h-18 rounded-field`} />
        </div>
        <div className={`${bar} h-24 rounded-card`} />
      </div>
    </div>
  );
}
