import { useRef } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#contract/records/picture.ts';
import { mediaOf, type PictureSources, type PictureViews, sourcesOf, wider } from '#platform/images/picture-sources.ts';
import { type PicturePhase, usePicturePhase } from '#ui/pictures/use-picture-phase.ts';

interface PictureFrameProps {
  picture: Picture;
  views: PictureViews;
  /** Fetched at once, and shown as it comes. */
  isEager: boolean;
  className: string;
  onFail: () => void;
}

/**
 * One picture in a frame that has its size from the start, what stands for it below it: its preview or, on the page a card leads to,
 * the rendition the card has loaded. The browser fetches it without a script (`picture-frame` in site.css).
 */
export function PictureFrame({ picture, views, isEager, className, onFail }: PictureFrameProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const sources = sourcesOf(picture, views);
  const { phase, rendition, onLoad, onError } = usePicturePhase({ src: sources.src, isEager, frame, onFail });
  const isFading = rendition === undefined ? !isEager : isEager;
  // A page comes with the previews of its first view. The browser has a lazy picture's rendition: it needs nothing to stand for it.
  const hasPreview = isEager || phase !== undefined;
  const standIn = rendition === undefined ? hasPreview && sources.preview : isEager && rendition;
  if (isEager && phase !== 'loaded') preloadBest(sources);

  return (
    <span
      ref={frame}
      data-picture={phase ?? 'waiting'}
      className={`picture-frame ${photographClass(picture)} ${className}`}
    >
      {standIn && <img src={standIn} alt="" width={50} height={50} decoding={rendition ? 'sync' : 'auto'} />}
      <picture>
        {sources.sources.map(({ from, ...source }) => (
          <source key={from ?? 0} media={from === undefined ? undefined : wider(from)} {...source} />
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
function preloadBest({ src, sources }: PictureSources): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  if (sources.length === 0) preload(src, options);
  for (const [index, { type, srcSet: imageSrcSet, sizes: imageSizes }] of sources.entries()) {
    const media = mediaOf(sources, index);
    preload(src, { ...options, type, imageSrcSet, imageSizes, ...(media && { media }) });
  }
}

/**
 * What a picture is doing (B-40). It shows itself late, and only where it has room (`picture-status` in motion.css), so that
 * pictures which come quickly, as ours do, come without a word.
 */
function PictureStatus({ phase, hasPreview }: { phase: PicturePhase | undefined; hasPreview: boolean }) {
  if (phase !== 'loading') return null;
  return (
    <span
      aria-hidden="true"
      className="picture-status items-center gap-1.5 place-self-center whitespace-nowrap rounded-full bg-[#1a1410]/85 px-2.5 py-1 font-semibold text-[#fdf6e6] text-[0.75rem] leading-tight"
    >
      {hasPreview && <span className="rounded-sm border border-[#fdf6e6]/60 px-1 text-[0.625rem]">HD</span>}
      {hasPreview ? 'Enhancing...' : 'Loading...'}
    </span>
  );
}

/**
 * The classes of a photograph's frame (`picture-frame` in site.css): it is cut around the point that matters, in tenths of its width
 * and height, since the policy of a page allows no element a style of its own. Nothing for what is drawn.
 */
export function photographClass({ photo }: Picture): string {
  if (photo === undefined) return '';
  return `photograph focus-x-${tenths(photo.focal.x)} focus-y-${tenths(photo.focal.y)}`;
}

/** In percent. */
function tenths(share: number): number {
  return Math.round(share * 10) * 10;
}
