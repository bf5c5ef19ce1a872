import { AskDialog, type AskDialogProps, useAsking } from '#desk/shell/ask-dialog.tsx';
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

interface AskedButtonProps extends Pick<AskDialogProps, 'title' | 'children'> {
  label: string;
  variant?: 'quiet';
  /** The answers, the first also while it is under way. */
  yes: readonly [string, string];
  no: string;
  onYes: () => Promise<unknown>;
  change: { error: Error | null; isPending: boolean; reset: () => void };
}

/** A press that is asked about before; the question goes once it is done. */
export function AskedButton({ label, variant, yes, onYes, change, ...asked }: AskedButtonProps) {
  const [question, ask] = useAsking();
  return (
    <>
      <Button
        variant={variant}
        size="small"
        onClick={() => {
          change.reset();
          ask();
        }}
      >
        {label}
      </Button>
      <Question
        {...question}
        {...asked}
        yes={yes[change.isPending ? 1 : 0]}
        onYes={() => void onYes().then(question.onClose, () => {})}
        change={change}
      />
    </>
  );
}
