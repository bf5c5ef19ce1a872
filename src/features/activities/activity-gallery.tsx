import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type TouchEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { activeModal } from '#shell/modals/modal-stack.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** A finger that moves less than this has not asked for another picture. */
const swipeLength = 40;

interface ActivityGalleryProps {
  pictures: readonly Picture[];
  /** Whose arrow keys the gallery listens to. */
  modalId: string;
}

/** The pictures of an activity, one at a time, going round at both ends; a single one has no controls (B-54). */
export function ActivityGallery({ pictures, modalId }: ActivityGalleryProps) {
  const [index, setIndex] = useState(0);
  const touchStart = useRef(0);
  const total = pictures.length;
  const isGallery = total > 1;
  const step = (by: -1 | 1) => setIndex((shown) => stepAround(shown, by, total));
  useArrowKeys(modalId, isGallery, step);

  // Fresh data may have fewer pictures.
  const shown = Math.min(index, Math.max(total - 1, 0));
  const picture = pictures[shown];
  if (picture === undefined) return null;

  function endSwipe({ changedTouches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchStart.current;
    if (isGallery && Math.abs(moved) >= swipeLength) step(moved > 0 ? -1 : 1);
  }

  return (
    <section
      aria-label="Pictures"
      aria-roledescription={isGallery ? 'carousel' : undefined}
      className="relative isolate grid h-full items-center bg-sand"
      onTouchStart={({ touches }) => {
        touchStart.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={endSwipe}
    >
      <PlateImage
        key={picture.src}
        picture={picture}
        views={galleryViews}
        isPriority
        className="size-full lg:photograph:aspect-4/5 lg:photograph:h-auto"
      />
      {isGallery && (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3">
          <p aria-live="polite" className={`${pill} figures px-3.5`}>
            {`${shown + 1} / ${total}`}
          </p>
          <div className="flex gap-2">
            <Arrow label="Previous picture" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" size={22} />
            </Arrow>
            <Arrow label="Next picture" onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" size={22} />
            </Arrow>
          </div>
        </div>
      )}
    </section>
  );
}

/** Beside the text on a desktop, above it elsewhere. */
const galleryViews: PictureViews = [
  { from: 64, shape: 'card', width: '32rem' },
  { from: 40, shape: 'wide', width: '100vw' },
  { shape: 'list', width: '100vw' },
];

/** Over any picture, in either theme. */
const pill =
  'inline-flex min-h-9 items-center rounded-full bg-[#1a1410]/85 font-semibold text-[#fdf6e6] text-label focus-visible:outline-[#fdf6e6] focus-visible:-outline-offset-4';

function Arrow({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`${pill} size-11 justify-center transition-colors hover:bg-[#1a1410]`}
    >
      {children}
    </button>
  );
}

/** Calls with -1 and 1 for the left and right arrow keys while that modal is the active one and no field is typed in. */
function useArrowKeys(modalId: string, isUsed: boolean, onStep: (by: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  // With the picture, not a moment after it: a key pressed as soon as it shows must count.
  useLayoutEffect(() => {
    if (!isUsed) return;
    const listen = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
      const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (by === undefined || isChord || isTyping(event.target) || activeModal.getSnapshot() !== modalId) return;
      event.preventDefault();
      step(by);
    };
    // Before the dialog, which keeps arrow keys to itself.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [modalId, isUsed]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** The pictures in the order they are shown: the cover first, then the others, each once (B-54). */
export function activityPictures({ coverImage, images }: Pick<ActivitySummary, 'coverImage' | 'images'>): Picture[] {
  const all = [coverImage, ...images];
  return all.filter(({ src }, index) => all.findIndex((other) => other.src === src) === index);
}

/** The picture `by` steps from `index`, going round at both ends. */
function stepAround(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}
