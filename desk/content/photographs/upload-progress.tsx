import { CircleAlert } from 'lucide-react';
import type { Upload } from '#desk/content/photographs/uploads.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { Button } from '#ui/button.tsx';

interface UploadProgressProps {
  upload: Upload;
  onAgain: () => void;
  onDrop: () => void;
}

/** How far a photograph is on its way, or why it did not arrive, and what can be done. */
export function UploadProgress({ upload: { source, state }, onAgain, onDrop }: UploadProgressProps) {
  if (state.is === 'there') return null;
  const size = formatBytes(source.size);
  if (state.is === 'failed') {
    return (
      <div className="grid gap-3">
        <p role="alert" className="flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" size={18} className="mt-[0.2em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{state.reason}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {state.mayHelp && (
            <Button variant="secondary" size="small" onClick={onAgain}>
              Send it again
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onDrop}>
            Leave it out
          </Button>
        </div>
      </div>
    );
  }
  const percent = state.is === 'sending' ? Math.round(state.share * 100) : 0;
  return (
    <div className="grid gap-2">
      <p className="figures">{wordsOf(state, size)}</p>
      <progress aria-label={`${source.name}: sent`} max={100} value={percent} className="h-3 w-full accent-primary" />
      <p>
        <Button variant="quiet" size="small" onClick={onDrop}>
          Cancel
        </Button>
      </p>
    </div>
  );
}

function wordsOf(state: Upload['state'], size: string): string {
  if (state.is !== 'sending') return `Waits for the others, ${size}`;
  // All of it has left, and is looked at there.
  return state.share === 1 ? 'Arrived, is being looked at' : `${Math.round(state.share * 100)} % of ${size}`;
}
