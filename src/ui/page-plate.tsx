import type { Picture } from '#contract/picture.ts';

interface PagePlateProps {
  landscape: Picture;
  portrait: Picture;
  isPriority?: boolean;
  className?: string;
}

/** A full-width plate that has its own composition for upright screens. */
export function PagePlateImage({ landscape, portrait, isPriority = false, className = '' }: PagePlateProps) {
  return (
    <picture className="contents">
      <source media="(max-aspect-ratio: 1/1)" type="image/avif" srcSet={portrait.avif} sizes="100vw" />
      <source media="(max-aspect-ratio: 1/1)" srcSet={portrait.src} />
      <source type="image/avif" srcSet={landscape.avif} sizes="100vw" />
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
