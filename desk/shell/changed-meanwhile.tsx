import type { ReactNode } from 'react';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { Button } from '#ui/button.tsx';

interface ChangedMeanwhileProps {
  /** Of the record, newest first. */
  history: readonly DeskChange[];
  /** Somebody has read what is new, and wants to go on from there. */
  onGoOn: () => void;
  /** What has become of what was typed. */
  children: ReactNode;
}

/** How much of the history is news. */
const most = 3;

/** Somebody else was faster: what they did, and a way to go on with what was typed. */
export function ChangedMeanwhile({ history, onGoOn, children }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-warning bg-surface p-4">
      <p className="font-semibold">Somebody else has changed this since you opened it.</p>
      <p>{children}</p>
      <HistoryList changes={history.slice(0, most)} />
      <div>
        <Button variant="quiet" size="small" onClick={onGoOn}>
          I have read it
        </Button>
      </div>
    </div>
  );
}
