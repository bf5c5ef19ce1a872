import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react';
import { followStored, readStored } from '#platform/browser/storage.ts';
import { useLinkFragment } from '#platform/links/link-fragment.ts';
import { shortlistCount } from '#platform/shortlist/shortlist-count.ts';
import { useStore } from '#platform/store.ts';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { shortlistModalId } from '#shell/modals/modal-ids.ts';
import { openModal } from '#shell/modals/modal-stack.ts';
import { iconButtonClass } from '#ui/button.tsx';

/** The header's heart with the count beside it. A link that brings somebody else's shortlist opens it too. */
export function ShortlistLauncher() {
  const slot = useContext(ShortlistSlotContext);
  const button = useRef<HTMLButtonElement>(null);
  const saved = useStore(shortlistCount, 0);
  const sent = useLinkFragment('shortlist');

  useEffect(countWhatIsSaved, []);
  useEffect(() => {
    if (sent !== undefined) open(slot, button.current);
  }, [sent, slot]);

  const prepare = () => {
    prepareModals();
    slot?.loadShortlist().catch(() => {});
  };

  return (
    <button
      ref={button}
      type="button"
      aria-label={saved === 0 ? 'Shortlist' : `Shortlist, ${saved} saved`}
      aria-haspopup="dialog"
      title="Shortlist"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => open(slot, currentTarget)}
      className={`${iconButtonClass} relative before:mark-heart before:size-5`}
    >
      {saved > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-1 right-0.5 min-w-[18px] rounded-full bg-accent px-1 text-center font-semibold text-[min(0.6875rem,13px)] text-on-accent leading-[18px]"
        >
          {saved}
        </span>
      )}
    </button>
  );
}

/** Reads the shortlist where there is one, here or as soon as another tab has begun one; most visitors have none. */
function countWhatIsSaved(): () => void {
  const read = () => void import('#platform/shortlist/shortlist.ts').catch(nothing);
  if (readStored('shortlist') !== null) read();
  // What was saved while only tours could be. Without its code the next visit is another try.
  if (readStored('savedTours') !== null) {
    import('#platform/shortlist/take-over-saved-tours.ts').then(
      ({ takeOverSavedTours }) => takeOverSavedTours(),
      nothing,
    );
  }
  return followStored(['shortlist'], read);
}

const nothing = () => {};

function open(slot: ShortlistSlot | undefined, opener: Element | null): void {
  if (slot === undefined) return;
  openModal({
    id: shortlistModalId,
    label: 'Your shortlist',
    shape: 'wide',
    opener,
    load: async () => {
      const Overlay = await slot.loadShortlist();
      return <Overlay />;
    },
  });
}

/** The header belongs to every page, the shortlist to a feature that is a download of its own: the root route puts the one into the other. */
export interface ShortlistSlot {
  loadShortlist: () => Promise<ComponentType>;
}

export const ShortlistSlotContext = createContext<ShortlistSlot | undefined>(undefined);
