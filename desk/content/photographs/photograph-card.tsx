import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FocalField } from '#desk/content/photographs/focal-field.tsx';
import { PhotographWordFields } from '#desk/content/photographs/photograph-words.tsx';
import type { Upload } from '#desk/content/photographs/uploads.ts';
import type { FocalPoint, PhotographWords } from '#desk/content/photographs/written-photograph.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface PhotographCardProps {
  id: string;
  /** Stays the same from the moment it was chosen. */
  itemKey: string;
  name: string;
  words: PhotographWords;
  errorOf: (field: string) => string | undefined;
  onWords: (change: Partial<PhotographWords>) => void;
  /** Until it lies in the record's folder. */
  arriving?: { upload: Upload; onAgain: () => void; onDrop: () => void };
  /** From then on. */
  there?: {
    preview: string;
    focal: FocalPoint | undefined;
    onFocal: (focal: FocalPoint) => void;
    problem: string | undefined;
  };
  isCover?: boolean;
  /** To move it and to take it out. */
  buttons?: ReactNode;
  coverButton?: ReactNode;
}

/**
 * A photograph from the moment it is chosen: its words can be written while it is on its way, and nothing is drawn anew when it has
 * arrived, so that whoever writes goes on writing.
 */
export function PhotographCard(props: PhotographCardProps) {
  const { id, itemKey, name, words, errorOf, onWords, there, arriving, isCover = false } = props;
  return (
    <li id={id} tabIndex={-1} data-item={itemKey} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-end gap-x-2 border-line border-b px-4 py-1">
        <h3 className="min-h-11 min-w-0 flex-1 basis-40 wrap-anywhere py-2.5 font-semibold text-base [font-family:inherit]">
          {name}
        </h3>
        {isCover && <Badge tone="sun">On cards and at the head</Badge>}
        {props.buttons}
      </div>
      <div className="grid gap-6 p-4 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          {arriving && (
            <>
              <FilePicture file={arriving.upload.source} />
              <UploadProgress {...arriving} />
            </>
          )}
          {there && (
            <>
              {there.problem !== undefined && <p className="wrap-anywhere font-medium text-danger">{there.problem}</p>}
              <FocalField id={id} preview={there.preview} focal={there.focal} onChange={there.onFocal} />
              {props.coverButton}
            </>
          )}
        </div>
        {!isHopeless(props) && <PhotographWordFields id={id} words={words} errorOf={errorOf} onChange={onWords} />}
      </div>
    </li>
  );
}

/** It will not come, and nothing was written about it. */
function isHopeless({ arriving, words }: PhotographCardProps): boolean {
  if (arriving === undefined) return false;
  const { state } = arriving.upload;
  return state.is === 'failed' && !state.mayHelp && !Object.values(words).some(Boolean);
}

/** In pixels of the longer side. */
const size = 320;

/** A picture of a file that is only in the browser: drawn, since the desk's policy lets no page show addresses of files. */
function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void draw(file).then((bitmap) => {
      const context = canvas.current?.getContext('2d');
      if (canvas.current && context && bitmap && !isGone) {
        const scale = Math.min(1, size / Math.max(bitmap.width, bitmap.height));
        canvas.current.width = Math.max(1, Math.round(bitmap.width * scale));
        canvas.current.height = Math.max(1, Math.round(bitmap.height * scale));
        context.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
        setDrawn(true);
      }
      bitmap?.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} className="max-h-60 max-w-full rounded-field" />
    </span>
  );
}

/** Undefined for a file that is no picture: the server says why. */
async function draw(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

interface UploadProgressProps {
  upload: Upload;
  onAgain: () => void;
  onDrop: () => void;
}

/** How far a photograph is on its way, or why it did not arrive, and what can be done. */
function UploadProgress({ upload: { source, state }, onAgain, onDrop }: UploadProgressProps) {
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
