import type { ReactNode } from 'react';
import { ChangeList } from '#desk/content/record/change-list.tsx';
import type { ValueChange } from '#desk/content/values/value-changes.ts';
import { Button } from '#ui/button.tsx';

interface OvertakenProps {
  title: string;
  /** What somebody else did. */
  changes: readonly ValueChange[];
  onTop: () => void;
  isBusy?: boolean;
  children: ReactNode;
}

/** Somebody else was faster: what they changed, and a way to have both. */
export function Overtaken({ title, changes, onTop, isBusy = false, children }: OvertakenProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-warning bg-surface p-4">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
      {changes.length > 0 && <ChangeList changes={changes.slice(0, 12)} />}
      <div>
        <Button size="small" disabled={isBusy} onClick={onTop}>
          Put mine on top
        </Button>
      </div>
    </div>
  );
}
