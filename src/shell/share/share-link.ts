import { createElement } from 'react';
import { openModal } from '#shell/modals/modal-stack.ts';
import { shareModalId } from '#shell/share/share-modal.ts';

/** What is sent to somebody. */
export interface SharedLink {
  /** What it is, in a few words: read above the link, and a mail's subject. */
  title: string;
  /** What stands before the link in a message. */
  text: string;
  /** The whole address. What it carries in its fragment no server is told. */
  url: string;
  /** What goes along with it, and who can see it; that whoever has the link can open it when left out. */
  carries?: string;
}

/** Opens the one dialog in which a link is sent: by the device itself, copied, by mail or WhatsApp, or as a QR code. */
export function shareLink(link: SharedLink): void {
  openModal({
    id: shareModalId,
    label: 'Send a link',
    load: async () => {
      const { ShareDialog } = await import('#shell/share/share-dialog.tsx');
      return createElement(ShareDialog, link);
    },
  });
}
