import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { normaliseError } from '#platform/api/normalise-error.ts';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';
import { closeModal, type OpenModal } from '#shell/modals/modal-stack.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

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
      async (error: unknown) => settle({ error: await normaliseError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  useEffect(() => {
    if (loaded !== undefined) focusWithin(id);
  }, [id, loaded]);

  if (loaded === undefined) return placeholder ?? <Waiting />;
  if ('error' in loaded) {
    const retry = () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <div className="grid justify-items-end gap-2 p-4">
        <IconButton label="Close" onClick={() => closeModal(id)}>
          <X aria-hidden="true" size={22} />
        </IconButton>
        <ErrorPanel heading="h2" notice={noticeOf(loaded.error)} onRetry={retry} />
      </div>
    );
  }
  return <ErrorBoundary>{loaded.content}</ErrorBoundary>;
}

function Waiting() {
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner />
    </div>
  );
}

/** Content that came after the dialog opened may have a first field; a visitor who has moved on is left alone. */
function focusWithin(id: string): void {
  const popup = document.getElementById(id);
  if (popup === null || document.activeElement !== popup) return;
  popup.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
}
