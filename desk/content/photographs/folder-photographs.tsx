import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type DeskOriginal, removeDeskPhotograph } from '#contract/desk/content-photographs.ts';
import type { RecordAddress } from '#desk/content/photographs/send-photograph.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Question } from '#desk/shell/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';

interface FolderPhotographsProps {
  record: RecordAddress;
  /** Those that are not in the list above. */
  originals: readonly DeskOriginal[];
  onShow: (file: string) => void;
}

/** What else lies in a record's folder: to be shown, or taken out for good. */
export function FolderPhotographs({ record, originals, onShow }: FolderPhotographsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useChange(removeDeskPhotograph);
  const close = () => {
    setAsked(null);
    remove.reset();
  };
  if (originals.length === 0) return null;
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-semibold text-base [font-family:inherit]">In the folder, and not in this list</h3>
      <ul className="grid gap-2">
        {originals.map(({ file, bytes, reason, isNamed, preview }) => (
          <li key={file} className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3">
            {reason === null && (
              <img src={preview} alt="" loading="lazy" className="size-18 rounded-field object-cover" />
            )}
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {file}
              <span className="block text-label text-muted">{reason === null ? formatBytes(bytes) : reason}</span>
            </p>
            <span className="flex flex-wrap gap-2">
              {reason === null && (
                <Button variant="quiet" size="small" aria-label={`Show ${file}`} onClick={() => onShow(file)}>
                  Show it
                </Button>
              )}
              {!isNamed && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Take ${file} out of the folder`}
                  onClick={() => setAsked(file)}
                >
                  <Trash2 aria-hidden="true" size={18} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Question
        title="Take this photograph out of the folder?"
        isOpen={asked !== null}
        onClose={close}
        yes="Delete it"
        onYes={() => remove.mutate({ params: record, body: { file: asked ?? '' } }, { onSuccess: close })}
        no="Keep it"
        change={remove}
      >
        <p className="wrap-anywhere">{asked} is deleted for good. Nothing on the site shows it.</p>
      </Question>
    </section>
  );
}
