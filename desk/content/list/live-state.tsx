import type { LiveContentState } from '#contract/desk/content.ts';
import { formatMoment } from '#contract/words/days.ts';
import { ElsewhereFaults } from '#desk/content/elsewhere-faults.tsx';

/** Whether visitors see what is in the folder, and if not, why. */
export function LiveState({ live }: { live: LiveContentState }) {
  const { faults, pagesWaiting, since, needsBuild, isReadOnly } = live;
  if (isReadOnly) {
    return (
      <div role="alert" className="mb-4 rounded-card border-2 border-danger bg-surface p-4">
        <p className="font-semibold text-danger">Nothing can be published</p>
        <p className="mt-1">
          The server may not write into the folder of the content. What you write is kept as drafts; whoever keeps the
          server finds what to do in its log.
        </p>
      </div>
    );
  }
  if (faults.length > 0) {
    return (
      <div role="alert" className="mb-4 rounded-card border-2 border-danger bg-surface p-4">
        <p className="font-semibold text-danger">Visitors do not see all that is in the folder of the content</p>
        <p className="mt-1">
          They see these as they last were in order, or not at all, until this is put right. What they see is of{' '}
          {formatMoment(since)}.
        </p>
        <ElsewhereFaults faults={faults} />
      </div>
    );
  }
  if (needsBuild) {
    return (
      <p className="mb-4 rounded-card bg-sand px-4 py-3">
        Words of the operator were changed, which visitors read once the site has been built again.
      </p>
    );
  }
  if (pagesWaiting === 0) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-sand px-4 py-3">
      {pagesWaiting === 1 ? 'One page is' : `${pagesWaiting} pages are`} still being drawn again.
    </p>
  );
}
