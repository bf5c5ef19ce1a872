import { preload } from 'react-dom';
import type { Picture } from '#contract/picture.ts';
import { PlateImage } from '#ui/plate-image.tsx';

interface PagePlateProps {
  landscape: Picture;
  portrait: Picture;
  isPriority?: boolean;
  className?: string;
}

const upright = '(max-aspect-ratio: 1/1)';

/** A full-width plate that has its own composition for upright screens. */
export function PagePlateImage({ landscape, portrait, isPriority = false, className = '' }: PagePlateProps) {
  if (isPriority) preloadForScreen(portrait, landscape);
  return (
    <picture className="contents">
      <source
        className="hidden"
        media={upright}
        type="image/avif"
        srcSet={portrait.avif}
        sizes="100vw"
        width={portrait.width}
        height={portrait.height}
      />
      <source className="hidden" media={upright} srcSet={portrait.src} />
      <source className="hidden" type="image/avif" srcSet={landscape.avif} sizes="100vw" />
      <img
        src={landscape.src}
        alt={landscape.alt}
        width={landscape.width}
        height={landscape.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}

/** A priority picture is preloaded (B-45); each screen fetches its own composition. */
function preloadForScreen(portrait: Picture, landscape: Picture): void {
  for (const [media, { src, avif }] of [
    [upright, portrait],
    [`not all and ${upright}`, landscape],
  ] as const) {
    if (avif === undefined) continue;
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: '100vw',
      media,
      fetchPriority: 'high',
    });
  }
}

/** A page's plate in its frame, above the text. The frame lies on every screen, and so does the plate. */
export function FramedPlate({ picture }: { picture: Picture }) {
  return (
    <div className="px-2 pt-2 sm:px-4 sm:pt-4 print:hidden">
      <PlateImage
        picture={picture}
        isPriority
        className="h-[clamp(12rem,32vw,26rem)] w-full rounded-bento object-[50%_70%] sm:rounded-plate"
      />
      {picture.caption && (
        <p className="mt-2 px-2 font-display text-label text-muted italic sm:px-4">{picture.caption}</p>
      )}
    </div>
  );
}
