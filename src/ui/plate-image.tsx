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
export function PlateImage({ picture, sizes = '100vw', isPriority = false, className = '' }: PlateImageProps) {
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      className={`bg-sand object-cover ${className}`}
    />
  );
}
