import { noticeOf } from '#platform/api/error-catalogue.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

/** In the place of a form that failed: its page stays, what was written is kept, and a person can be reached. */
export function FailedForm({ message }: { message?: string | undefined }) {
  return (
    <div className="grid gap-4">
      <ErrorPanel heading="h3" notice={noticeOf(undefined)}>
        <Button onClick={() => location.reload()}>Refresh Page</Button>
      </ErrorPanel>
      <ReachUs message={message} />
    </div>
  );
}
