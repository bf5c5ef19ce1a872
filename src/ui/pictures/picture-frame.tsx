import { useRef } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#contract/picture.ts';
import { type PictureSources, sourcesOf } from '#platform/images/picture-sources.ts';
import { PictureStatus } from '#ui/pictures/picture-status.tsx';
import { usePicturePhase } from '#ui/pictures/use-picture-phase.ts';

interface PictureFrameProps {
  picture: Picture;
  sizes: string;
  /** Fetched at once, and shown as it comes. */
  isEager: boolean;
  className: string;
  onFail: () => void;
}

/**
 * One picture in a frame that has its size from the start, what stands for it below it: its preview or, on the page a card leads to,
 * the rendition the card has loaded. The browser fetches it without a script (`picture-frame` in site.css).
 */
export function PictureFrame({ picture, sizes, isEager, className, onFail }: PictureFrameProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const sources = sourcesOf(picture);
  const { phase, rendition, onLoad, onError } = usePicturePhase({ src: sources.src, isEager, frame, onFail });
  const isFading = rendition === undefined ? !isEager : isEager;
  // A page comes with the previews of its first view. The browser has a lazy picture's rendition: it needs nothing to stand for it.
  const hasPreview = isEager || phase !== undefined;
  const standIn = rendition === undefined ? hasPreview && sources.preview : isEager && rendition;
  if (isEager && phase !== 'loaded') preloadBest(sources, sizes);

  return (
    <span ref={frame} data-picture={phase ?? 'waiting'} className={`picture-frame ${focusClass(picture)} ${className}`}>
      {standIn && <img src={standIn} alt="" width={50} height={50} decoding={rendition ? 'sync' : 'auto'} />}
      <picture>
        {sources.sets.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          // Before `src`: React sets attributes in this order, and an address alone is fetched at once.
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          src={sources.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onError}
          className={isFading && phase ? fades[phase] : undefined}
        />
      </picture>
      <PictureStatus phase={phase} hasPreview={Boolean(standIn)} />
    </span>
  );
}

/** On paper nothing is on its way any more. */
const hidden = 'opacity-0 print:opacity-100';
const fades = {
  waiting: hidden,
  loading: hidden,
  loaded: 'transition-opacity duration-[250ms]',
  failed: undefined,
};

/** A priority picture is preloaded (B-45), in the rendition the browser would choose. */
function preloadBest({ src, sets: [best] }: PictureSources, sizes: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type }),
  });
}

/** What must stay in view when the frame cuts the picture, in thirds. */
function focusClass({ focal }: Picture): string {
  if (focal === undefined) return '';
  if (focal.x < 0.4) return 'object-[28%_60%]';
  return focal.x > 0.6 ? 'object-[72%_60%]' : 'object-[50%_60%]';
}
