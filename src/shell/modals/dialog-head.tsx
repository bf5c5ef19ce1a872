import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeModal } from '#shell/modals/modal-stack.ts';
import { IconButton } from '#ui/button.tsx';

interface DialogHeadProps {
  title: string;
  modalId: string;
  /** Under the title. */
  children?: ReactNode;
}

/** What a dialog is called, and the way out of it. */
export function DialogHead({ title, modalId, children }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-title-2 leading-tight max-[12rem]:text-title-3">{title}</h2>
        {children}
      </div>
      <IconButton label="Close" onClick={() => closeModal(modalId)}>
        <X aria-hidden="true" size={22} />
      </IconButton>
    </div>
  );
}
