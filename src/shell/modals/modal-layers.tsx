import { Dialog } from '@base-ui/react/dialog';
import { useEffect } from 'react';
// With this code, so that Back is heard from the first moment on.
import '#platform/browser/history-entries.ts';
import { closeOnBack } from '#platform/browser/close-on-back.ts';
import { ModalContent } from '#shell/modals/modal-content.tsx';
import { closeModal, dropModal, type OpenModal } from '#shell/modals/modal-stack.ts';

const middle = {
  viewport: 'items-end justify-center sm:items-center sm:p-6',
  popup:
    'max-h-[92dvh] rounded-t-panel starting:translate-y-6 data-ending-style:translate-y-6 sm:max-h-[calc(100dvh-3rem)] sm:rounded-panel',
};

const shapes = {
  panel: { viewport: middle.viewport, popup: `max-w-2xl ${middle.popup}` },
  wide: { viewport: middle.viewport, popup: `max-w-5xl ${middle.popup}` },
  // As high at once as what comes into it.
  glance: {
    viewport: middle.viewport,
    popup: `h-[92dvh] max-w-5xl sm:h-[min(50.5rem,calc(100dvh-3rem))] ${middle.popup}`,
  },
  top: {
    viewport: 'items-start justify-center',
    // From a tablet on there is always some of the page below it to press.
    popup:
      'max-h-dvh md:max-h-[calc(100dvh-4rem)] rounded-b-panel starting:-translate-y-4 data-ending-style:-translate-y-4',
  },
  full: { viewport: '', popup: 'h-dvh' },
};

/** The open modals, each hanging on the one below it: so Escape and an outside press reach only the last opened. */
export function ModalLayers({ stack }: { stack: readonly OpenModal[] }) {
  return <Layer stack={stack} depth={0} />;
}

function Layer({ stack, depth }: { stack: readonly OpenModal[]; depth: number }) {
  const modal = stack[depth];
  if (modal === undefined) return null;
  return <ModalLayer key={modal.key} modal={modal} stack={stack} depth={depth} />;
}

function ModalLayer({ modal, stack, depth }: { modal: OpenModal; stack: readonly OpenModal[]; depth: number }) {
  const { id, key, label, isOpen, hasAddress, shape = 'panel' } = modal;
  const isBelow = stack.some((other, place) => place > depth && other.isOpen);

  useEffect(() => (isOpen ? closeOnBack(() => closeModal(id), hasAddress) : undefined), [isOpen, id, hasAddress]);
  useDropUnseen(modal);

  return (
    // The page behind is held still and made inert by the host: one owner, whatever covers it.
    <Dialog.Root
      open={isOpen}
      modal="trap-focus"
      onOpenChange={(open) => open || closeModal(id)}
      onOpenChangeComplete={(open) => open || dropModal(key)}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-[rgb(18_24_20/0.55)] transition-opacity duration-200 starting:opacity-0 data-ending-style:opacity-0 print:hidden"
        />
        <Dialog.Viewport className={`fixed inset-0 z-50 flex print:hidden ${shapes[shape].viewport}`}>
          <Dialog.Popup
            // One that leaves gives its name up: the same dialog may be opened again while it does.
            id={isOpen ? id : undefined}
            aria-label={label}
            aria-modal
            inert={isBelow}
            initialFocus={() =>
              document.getElementById(id)?.querySelector<HTMLElement>('[data-initial-focus]') ??
              document.getElementById(id)
            }
            finalFocus={() => returnTarget(modal, stack)}
            className={`raised-shadow relative w-full overflow-y-auto overscroll-contain bg-surface text-ink outline-none transition-[opacity,transform] duration-200 starting:opacity-0 data-ending-style:opacity-0 ${shapes[shape].popup}`}
          >
            <ModalContent modal={modal} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
      <Layer stack={stack} depth={depth + 1} />
    </Dialog.Root>
  );
}

/** A modal closed before its dialog could show never leaves the screen; it is dropped at once. */
function useDropUnseen({ key, isOpen }: OpenModal): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how it was when it first stood here
  useEffect(() => {
    if (!isOpen) dropModal(key);
  }, []);
}

/**
 * Where the focus goes when a modal closes: to what opened it. When that is gone or hidden, to the modal below, else to
 * the page's heading, so that a keyboard never starts again at the top. `false`: somewhere else already has it.
 */
function returnTarget({ opener, returnsFocus, key }: OpenModal, stack: readonly OpenModal[]) {
  if (!returnsFocus) return false;
  if (opener instanceof HTMLElement && opener !== document.body && isShown(opener)) return opener;
  const below = stack.findLast((modal) => modal.isOpen && modal.key < key);
  const fallback = below
    ? document.getElementById(below.id)
    : (document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
  if (fallback !== null && !fallback.hasAttribute('tabindex')) fallback.tabIndex = -1;
  return fallback ?? false;
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
