import { createElement } from 'react';
import type { SharedLink } from '#parts/share/share-dialog.tsx';
import { shareModalId } from '#shell/modals/modal-ids.ts';
import { openModal } from '#shell/modals/modal-stack.ts';

/** Opens the one dialog in which a link is sent: by the device itself, copied, by mail or WhatsApp, or as a QR code. */
export function shareLink(link: SharedLink): void {
  openModal({
    id: shareModalId,
    label: 'Send a link',
    load: async () => {
      const { ShareDialog } = await import('#parts/share/share-dialog.tsx');
      return createElement(ShareDialog, link);
    },
  });
}
