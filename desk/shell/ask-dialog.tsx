import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A question that holds everything else until it is answered or left; Escape leaves it. */
export function AskDialog({ title, isOpen, onClose, children }: AskDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#12181499]" />
        <Dialog.Popup className="raised-shadow fixed inset-x-3 top-[max(1rem,6dvh)] z-50 mx-auto max-h-[88dvh] max-w-xl overflow-y-auto rounded-panel bg-surface p-5 sm:p-7">
          <Dialog.Title className="text-title-3 leading-tight">{title}</Dialog.Title>
          <div className="mt-4 grid gap-4">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
