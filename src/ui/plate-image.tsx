import type { Picture } from '#contract/picture.ts';

interface PlateImageProps {
  picture: Picture;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes?: string;
  /** The page's main picture: fetched at once instead of when it comes near. */
  isPriority?: boolean;
  className?: string;
}

/** A picture in its frame. It always has a size, so the page never jumps when it arrives. */
export function PlateImage({ picture, className = '', ...shown }: PlateImageProps) {
  const { src, darkSrc, avif } = picture;
  if (avif !== undefined) {
    return (
      // The frame is the picture's own box, so its sources must not become boxes beside it.
      <picture className="contents">
        <source className="hidden" type="image/avif" srcSet={avif} sizes={shown.sizes ?? '100vw'} />
        <Image {...shown} picture={picture} src={src} className={className} />
      </picture>
    );
  }
  if (darkSrc === undefined) return <Image {...shown} picture={picture} src={src} className={className} />;
  // Two pictures, one of them not displayed: the browser fetches a lazy picture only when it is shown.
  return (
    <>
      <Image {...shown} picture={picture} src={src} className={`dark:hidden ${className}`} />
      <Image {...shown} picture={picture} src={darkSrc} className={`not-dark:hidden ${className}`} />
    </>
  );
}

function Image({
  picture,
  src,
  sizes = '100vw',
  isPriority = false,
  className = '',
}: PlateImageProps & { src: string }) {
  return (
    <img
      src={src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      loading={isPriority && picture.darkSrc === undefined ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      className={`bg-sand object-cover ${focusClass(picture)} ${className}`}
    />
  );
}

/** What must stay in view when the frame cuts the picture, in thirds. */
function focusClass({ focal }: Picture): string {
  if (focal === undefined) return '';
  if (focal.x < 0.4) return 'object-[28%_60%]';
  return focal.x > 0.6 ? 'object-[72%_60%]' : 'object-[50%_60%]';
}
