import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** Of these an iPhone makes of its own format what every browser can show. */
const accepted = 'image/jpeg,image/png,image/webp';

/** Where files are dropped or chosen, several at once. */
export function ChoosePhotographs({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useKeepPageOnDrop();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the one for all
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-start gap-2 rounded-card border-2 border-dashed p-4 ${isOver ? 'border-primary bg-sand' : 'border-line-strong'}`}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size={18} />
        Add photographs
      </Button>
      <p className="text-label text-muted">
        Or drop them here. JPEG, PNG or WebP, at least 1600 pixels on the longer side, at most 25 MB each.
      </p>
    </div>
  );
}

/** A file that is dropped beside its place would be opened by the browser, in the place of this page. */
function useKeepPageOnDrop(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}
