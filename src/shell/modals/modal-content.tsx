import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { normaliseError } from '#platform/api/normalise-error.ts';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';
import { closeModal, type OpenModal } from '#shell/modals/modal-stack.ts';
import { IconButton } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { takeFocus } from '#ui/take-focus.ts';

type Loaded = { content: ReactNode } | { error: unknown };

/** What a modal shows: its placeholder, then its content, or that the content could not be had and a way to retry. */
export function ModalContent({ modal }: { modal: OpenModal }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const { id, load, placeholder } = modal;

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loaded) => {
      if (!isCurrent) return;
      setLoaded(next);
    };
    load().then(
      (content) => settle({ content }),
      (error: unknown) => settle({ error: normaliseError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  useLayoutEffect(() => {
    if (loaded !== undefined) return focusWithin(id);
    return undefined;
  }, [id, loaded]);

  if (loaded === undefined) return placeholder ?? <Waiting />;
  if ('error' in loaded) {
    const retry = () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <Closable id={id}>
        <ErrorPanel heading="h2" notice={noticeOf(loaded.error)} onRetry={retry} />
      </Closable>
    );
  }
  return <ErrorBoundary frame={(message) => <Closable id={id}>{message}</Closable>}>{loaded.content}</ErrorBoundary>;
}

/** A message in the place of content that would have brought its own way out. */
function Closable({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-end gap-2 p-4">
      <IconButton label="Close" onClick={() => closeModal(id)}>
        <X aria-hidden="true" size={22} />
      </IconButton>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex h-full min-h-64 items-center justify-center">
      <Spinner />
    </div>
  );
}

/**
 * Content that came after the dialog opened may have a first field; a visitor who has moved on in it is left alone. The dialog
 * may have decided on itself before the content came, and take the focus only now: the field follows. Gives what calls it off.
 */
function focusWithin(id: string): (() => void) | undefined {
  const popup = document.getElementById(id);
  const field = popup?.querySelector<HTMLElement>('[data-initial-focus]');
  if (popup === null || !field) return;
  const { activeElement } = document;
  if (activeElement !== popup && popup.contains(activeElement)) return;
  const move = () => takeFocus(field, { preventScroll: true });
  move();
  const follow = ({ target }: FocusEvent) => {
    if (target === popup) move();
  };
  popup.addEventListener('focusin', follow, { once: true });
  return () => popup.removeEventListener('focusin', follow);
}
