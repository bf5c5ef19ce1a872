import { AskDialog, type AskDialogProps } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

interface QuestionProps extends AskDialogProps {
  yes: string;
  onYes: () => void;
  no: string;
  /** What a yes sets going: why it failed is shown here, and it is not begun twice. */
  change?: { error: Error | null; isPending: boolean };
}

/** A question with two answers; Escape is a no. */
export function Question({ yes, onYes, no, change, children, ...dialog }: QuestionProps) {
  return (
    <AskDialog {...dialog}>
      {children}
      {change !== undefined && <FormFailure error={change.error} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" isIdle={change?.isPending} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="quiet" size="small" onClick={dialog.onClose}>
          {no}
        </Button>
      </div>
    </AskDialog>
  );
}
