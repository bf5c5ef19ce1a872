import type { ReactNode } from 'react';
import { FilePicture } from '#desk/content/photographs/file-picture.tsx';
import { FocalField } from '#desk/content/photographs/focal-field.tsx';
import { PhotographWordFields } from '#desk/content/photographs/photograph-words.tsx';
import { UploadProgress } from '#desk/content/photographs/upload-progress.tsx';
import type { Upload } from '#desk/content/photographs/uploads.ts';
import type { FocalPoint, PhotographWords } from '#desk/content/photographs/written-photograph.ts';
import { Badge } from '#ui/badge.tsx';

interface PhotographCardProps {
  id: string;
  /** Stays the same from the moment it was chosen. */
  itemKey: string;
  name: string;
  words: PhotographWords;
  faultOf: (field: string) => string | undefined;
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
  const { id, itemKey, name, words, faultOf, onWords, there, arriving, isCover = false } = props;
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
        {!isHopeless(props) && <PhotographWordFields id={id} words={words} faultOf={faultOf} onChange={onWords} />}
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
