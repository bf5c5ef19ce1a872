import { useState } from 'react';
import type { Picture } from '#contract/records/picture.ts';
import { placeholderSources } from '#contract/records/placeholders.ts';
import type { PlateShape } from '#contract/records/plate-shapes.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { PictureFrame } from '#ui/pictures/picture-frame.tsx';

interface PlateImageProps {
  picture: Picture;
  /** The frame's shape, and its width as CSS `sizes` have it. */
  shape?: PlateShape;
  sizes?: string | undefined;
  /** In place of both, where the frame has another shape on another screen. */
  views?: PictureViews;
  /** The page's main picture: fetched at once instead of when it comes near. */
  isPriority?: boolean;
  /** The frame's own size and shape. */
  className?: string;
}

/**
 * A picture in its frame: first a preview of a few hundred bytes, then the picture; its category's placeholder when it
 * cannot be had (B-41).
 */
export function PlateImage({
  picture,
  shape = 'list',
  sizes = '100vw',
  views = [{ shape, width: sizes }],
  isPriority = false,
  className = '',
}: PlateImageProps) {
  const [failed, setFailed] = useState<string>();
  const { darkSrc, ...shown } = failed === picture.src ? placeholderOf(picture) : picture;
  const frame = { views, onFail: () => setFailed(picture.src) };
  if (darkSrc === undefined) {
    return <PictureFrame key={shown.src} {...frame} picture={shown} isEager={isPriority} className={className} />;
  }
  // Two frames, one of them not displayed: what is not displayed never comes near the screen, and is not fetched.
  return (
    <>
      <PictureFrame key={shown.src} {...frame} picture={shown} isEager={false} className={`dark:hidden ${className}`} />
      <PictureFrame
        key={darkSrc}
        {...frame}
        picture={{ ...shown, src: darkSrc }}
        isEager={false}
        className={`not-dark:hidden ${className}`}
      />
    </>
  );
}

/** It says what the picture would have shown. */
function placeholderOf({ alt, category = 'placeholder' }: Picture): Picture {
  return { ...placeholderSources(category), alt, width: 1600, height: 1000 };
}
