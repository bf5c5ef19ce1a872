import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { notifyNoNetwork } from '#platform/api/network-notice.ts';
import { keepHistoryEntries } from '#platform/browser/close-on-back.ts';
import { holdPageScroll } from '#platform/browser/page-scroll.ts';
import { notify } from '#platform/notices/notify.ts';
import { useStore } from '#platform/store.ts';
import { PagePart, withoutWord } from '#shell/error-boundary/page-part.tsx';
import {
  activeModal,
  closeModalsForNewPage,
  dropAllModals,
  type OpenModal,
  openModals,
} from '#shell/modals/modal-stack.ts';

const loadLayers = () => import('#shell/modals/modal-layers.tsx');

/** Fetches the dialog's code ahead of a press, when the pointer or the focus rests on what opens one. */
export function prepareModals(): void {
  loadLayers().catch(() => {});
}

/** The id of the modal that keys belong to. */
export function useActiveModal(): string | undefined {
  return useStore(activeModal, undefined);
}

/** Mounted once around every page: shows the open modals, and holds the page below them still. */
export function ModalHost() {
  const stack = useStore(openModals, openModals.getSnapshot());
  const isAnyOpen = useActiveModal() !== undefined;
  const Layers = useLayers(stack.length > 0);
  const router = useRouter();

  useEffect(() => (isAnyOpen ? holdPageScroll() : undefined), [isAnyOpen]);
  useEffect(() => {
    keepHistoryEntries(router);
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && closeModalsForNewPage());
  }, [router]);

  if (Layers === undefined) return null;
  // Modals that cannot be shown must not hold the page below them; the next is another try.
  return (
    <PagePart name="modals" retryOn={stack[0]?.key} onFailure={giveUp} fallback={withoutWord}>
      <Layers stack={stack} />
    </PagePart>
  );
}

function giveUp(): void {
  const { title, message } = noticeOf(undefined);
  dropAllModals();
  notify({ type: 'error', title, message });
}

/** The dialog's code, from the first modal on. When it cannot be had, a notice says so and the page stays usable. */
function useLayers(isNeeded: boolean) {
  const [Layers, setLayers] = useState<ComponentType<{ stack: readonly OpenModal[] }>>();
  useEffect(() => {
    if (!isNeeded || Layers !== undefined) return;
    loadLayers().then(
      (module) => setLayers(() => module.ModalLayers),
      () => {
        dropAllModals();
        notifyNoNetwork();
      },
    );
  }, [isNeeded, Layers]);
  return Layers;
}
