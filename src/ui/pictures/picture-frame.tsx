import { useRef } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#contract/picture.ts';
import { type PictureSources, sourcesOf } from '#platform/images/picture-sources.ts';
import { PictureStatus } from '#ui/pictures/picture-status.tsx';
import { type PicturePhase, usePicturePhase } from '#ui/pictures/use-picture-phase.ts';

interface PictureFrameProps {
  picture: Picture;
  sizes: string;
  /** Fetched at once, and shown as it comes. */
  isEager: boolean;
  className: string;
  onFail: () => void;
}

/** An image with nothing on it, so that a picture whose turn has not come has its text already. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** One picture, its preview below it, in a frame that has its size from the start. */
export function PictureFrame({ picture, sizes, isEager, className, onFail }: PictureFrameProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const sources = sourcesOf(picture);
  const { phase, rendition, onLoad, onError } = usePicturePhase({ src: sources.src, isEager, frame, onFail });
  const isWaiting = phase === 'waiting';
  const wasLoaded = rendition !== undefined;
  const hasPreview = sources.preview !== undefined && !wasLoaded;
  if (isEager && phase === 'loading') preloadBest(sources, sizes);

  return (
    <span
      ref={frame}
      data-picture={phase}
      className={`grid grid-cols-1 grid-rows-1 overflow-hidden bg-sand *:[grid-area:1/1] ${focusClass(picture)} ${className}`}
    >
      {hasPreview && (
        <img src={sources.preview} alt="" width={50} height={50} className={`${filling} scale-110 blur-sm`} />
      )}
      {isEager && wasLoaded && (
        // The card's picture, in the browser already: it fills the frame while the page's own sharpens above it.
        <img src={rendition} alt="" width={picture.width} height={picture.height} decoding="sync" className={filling} />
      )}
      <picture className="contents *:[grid-area:1/1]">
        {!isWaiting &&
          sources.sets.map(({ type, srcSet }) => (
            <source key={type} className="hidden" type={type} srcSet={srcSet} sizes={sizes} />
          ))}
        <img
          src={isWaiting ? nothing : sources.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onError}
          // Above the preview, which its blur would lift over it. Eager without anything below, or there already: no fade.
          className={`relative ${filling} ${isEager === wasLoaded ? fades[phase] : ''}`}
        />
      </picture>
      {isWaiting && (
        <noscript className="contents *:[grid-area:1/1]">
          <picture className="contents *:[grid-area:1/1]">
            {sources.sets.map(({ type, srcSet }) => (
              <source key={type} className="hidden" type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            <img src={sources.src} alt="" loading="lazy" className={`relative ${filling}`} />
          </picture>
        </noscript>
      )}
      <PictureStatus phase={phase} hasPreview={hasPreview || wasLoaded} />
    </span>
  );
}

const filling = 'size-full object-cover object-[inherit]';

const fades: Record<PicturePhase, string> = {
  waiting: 'opacity-0',
  loading: 'opacity-0',
  loaded: 'transition-opacity duration-[250ms]',
  failed: '',
};

/** Spec §9: a priority picture is preloaded, in the rendition the browser would choose. */
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
