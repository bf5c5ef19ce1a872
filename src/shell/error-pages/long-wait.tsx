import { ReachUs } from '#shell/reach-us/reach-us.tsx';

/** Below the spinner of a page whose call hangs. It needs no press: the call is made again by itself (Query's retries). */
export function LongWait() {
  return (
    <div role="status" className="page-width mt-10 max-w-xl text-center">
      <p className="font-semibold">Our server takes long to answer.</p>
      <p className="mt-2 mb-4 text-muted">
        We keep asking, and this page opens as soon as it does. A person answers here meanwhile:
      </p>
      <div className="[&>ul]:justify-center">
        <ReachUs />
      </div>
    </div>
  );
}
