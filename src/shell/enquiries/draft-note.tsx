import { useState } from 'react';

interface DraftNoteProps {
  draft: { isRestored: boolean; discard(): void };
}

/** Says that an earlier draft is back, typed by hand or taken with a trip that was sent, and how to be rid of it. */
export function DraftNote({ draft }: DraftNoteProps) {
  const [isSeen, setSeen] = useState(false);
  if (!draft.isRestored || isSeen) return null;
  const button = 'min-h-11 font-semibold underline underline-offset-4';
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 border-sun border-l-4 pl-4 text-[0.96875rem]">
      This is what was kept here for you.
      <button type="button" className={button} onClick={draft.discard}>
        Start with an empty form
      </button>
      <button type="button" className={button} onClick={() => setSeen(true)}>
        Keep it
      </button>
    </p>
  );
}
