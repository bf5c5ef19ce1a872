import type { LiveContentState } from '#contract/desk/content.ts';
import { ElsewhereFault } from '#desk/content/record/fault-summary.tsx';
import { formatInstant } from '#desk/platform/eat-time.ts';

/** As many faults as are told before they are only counted. */
const most = 8;

/** Whether visitors see what is in the folder, and if not, why. */
export function LiveState({ live }: { live: LiveContentState }) {
  const { faults, pagesWaiting, since } = live;
  if (faults.length > 0) {
    return (
      <div role="alert" className="mb-4 rounded-card border-2 border-danger bg-surface p-4">
        <p className="font-semibold text-danger">Visitors do not see what is in the folder of the content</p>
        <p className="mt-1">They see it as it was on {formatInstant(since)}, until this is put right:</p>
        <ul className="mt-1 list-disc pl-5 marker:text-danger">
          {faults.slice(0, most).map((fault) => (
            <li key={`${fault.file} ${fault.field} ${fault.reason}`} className="wrap-anywhere">
              <ElsewhereFault {...fault} />
            </li>
          ))}
        </ul>
        {faults.length > most && <p className="mt-1">And {faults.length - most} more.</p>}
      </div>
    );
  }
  if (pagesWaiting === 0) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-sand px-4 py-3">
      {pagesWaiting === 1 ? 'One page is' : `${pagesWaiting} pages are`} still being drawn again.
    </p>
  );
}
