import { X } from 'lucide-react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Picture } from '#contract/records/picture.ts';
import { largestOf, renditionsOf } from '#contract/records/picture-renditions.ts';
import { captionOf } from '#platform/images/picture-sources.ts';
import { photographsModalId } from '#shell/modals/modal-ids.ts';
import { closeModal } from '#shell/modals/modal-stack.ts';

/** As an address and not as `?url`, with which the build's manifest names the folder it was made in. */
const sheet = new URL('yet-another-react-lightbox/styles.css', import.meta.url).href;

interface PhotographViewerProps {
  photographs: readonly Picture[];
  /** The index of the one that is shown first. */
  first: number;
}

/** Photographs as large as the window, one after the other: by keys, by a finger, larger by two. The dialog around it is the site's own. */
export function PhotographViewer({ photographs, first }: PhotographViewerProps) {
  const slides = photographs.map((photograph, index) => slideOf(photograph, `${index + 1} / ${photographs.length}`));
  const isOne = slides.length === 1;
  return (
    <>
      {/* It comes with this code and before it is shown: no page has these styles. */}
      <link rel="stylesheet" href={sheet} precedence="photographs" />
      <Lightbox
        plugins={[Inline, Zoom]}
        inline={{ style: { width: '100%', height: '100%' } }}
        index={first}
        slides={slides}
        carousel={{ finite: true, preload: 1 }}
        // Escape is the dialog's.
        controller={{ touchAction: 'none', closeOnEscape: false }}
        zoom={{ maxZoomPixelRatio: 2 }}
        labels={{ Previous: 'Previous photograph', Next: 'Next photograph', 'Photo gallery': 'Photographs' }}
        toolbar={{ buttons: [<CloseButton key="close" />] }}
        render={{
          ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
          slideFooter: ({ slide }) => <SlideFooter slide={slide} />,
        }}
      />
    </>
  );
}

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    caption?: string;
    count?: string;
  }
}

function slideOf(photograph: Picture, count: string): SlideImage {
  const { alt, width, height } = photograph;
  return {
    src: largestOf(photograph),
    alt,
    width,
    height,
    srcSet: renditionsOf(photograph).map((rendition) => ({
      ...rendition,
      height: Math.round((rendition.width * height) / width),
    })),
    caption: captionOf(photograph),
    count,
  };
}

function SlideFooter({ slide: { caption, count } }: { slide: SlideImage }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-0 flex gap-4 bg-[#1a1410]/85 px-4 py-3 text-[#fdf6e6] text-label">
      <span className="figures shrink-0 font-semibold">{count}</span>
      <span>{caption}</span>
    </p>
  );
}

function CloseButton() {
  return (
    <button
      type="button"
      data-initial-focus=""
      aria-label="Close"
      title="Close"
      onClick={() => closeModal(photographsModalId)}
      className="inline-flex size-11 items-center justify-center rounded-full bg-[#1a1410]/85 text-[#fdf6e6]"
    >
      <X aria-hidden="true" size={22} />
    </button>
  );
}
