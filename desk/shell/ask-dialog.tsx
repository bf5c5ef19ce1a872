import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { firstField } from '#desk/platform/use-focus.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Whether a question is asked, as its dialog takes it, and what asks it. */
export function useAsking() {
  const [isOpen, setOpen] = useState(false);
  return [{ isOpen, onClose: () => setOpen(false) }, () => setOpen(true)] as const;
}

/** A question that holds everything else until it is answered or left; Escape leaves it, and the focus goes back. */
export function AskDialog({ title, isOpen, onClose, children }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen) return current?.close();
    current?.showModal();
    takeFocus(firstField(current));
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="raised-shadow m-auto w-[calc(100%-1.5rem)] max-w-xl rounded-panel bg-surface p-5 text-ink backdrop:bg-[#12181499] sm:p-7"
    >
      {/* What was typed into a question that was left is not there when it is asked again. */}
      {isOpen && (
        <>
          <h2 id={id} className="text-title-3 leading-tight">
            {title}
          </h2>
          <div className="mt-4 grid gap-4">{children}</div>
        </>
      )}
    </dialog>
  );
}

interface DialogButtonProps {
  /** What the press says; the dialog says it too unless it has a title. */
  label: string;
  title?: string;
  icon?: ReactNode;
  variant?: 'secondary' | 'quiet';
  /** What stands in the dialog, and can close it. */
  children: (close: () => void) => ReactNode;
}

/** A press that opens a dialog; for yes or no: `AskedButton`. */
export function DialogButton({ label, title = label, icon, variant = 'quiet', children }: DialogButtonProps) {
  const [question, ask] = useAsking();
  return (
    <>
      <Button variant={variant} size="small" onClick={ask}>
        {icon}
        {label}
      </Button>
      <AskDialog title={title} {...question}>
        {children(question.onClose)}
      </AskDialog>
    </>
  );
}

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
          // It is not begun twice, also where the question was left meanwhile.
          if (!change.isPending) change.reset();
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
