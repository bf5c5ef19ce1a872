import { Spinner } from '#ui/spinner.tsx';

/** Shown while a page that takes longer than 300 ms is on its way. */
export function PagePending() {
  return (
    <div className="flex min-h-[70svh] items-center justify-center">
      <Spinner />
    </div>
  );
}
