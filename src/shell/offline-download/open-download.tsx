import type { Downloadable } from '#offline/download-dialog.tsx';
import { openModal } from '#shell/modals/modal-stack.ts';

const modalId = 'take-along';

/** Asks whether to download it, or shows how far that is. */
export function openDownload(downloadable: Downloadable, opener: Element): void {
  const title = downloadable.pages === undefined ? 'Take the whole site along' : 'Take this trip along';
  openModal({
    id: modalId,
    label: 'Take it along',
    opener,
    load: async () => {
      const [{ DownloadDialog }, { DialogHead }] = await Promise.all([
        import('#offline/download-dialog.tsx'),
        import('#shell/modals/dialog-head.tsx'),
      ]);
      return <DownloadDialog downloadable={downloadable} head={<DialogHead title={title} modalId={modalId} />} />;
    },
  });
}

/** The whole site, to be read without a network. */
export function DownloadSiteButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => openDownload({ id: 'site', title: 'The whole site' }, currentTarget)}
    >
      Take the site along
    </button>
  );
}
