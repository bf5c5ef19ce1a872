import type { Picture } from '#contract/records/picture.ts';
import { heroViews } from '#platform/images/fetch-ahead.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** As `words-frame` in site.css. */
const wordsViews: PictureViews = [
  { from: 75, shape: 'hero-cinema', width: '100vw' },
  { from: 48, shape: 'hero-laptop', width: '100vw' },
  { from: 30, shape: 'hero-tablet', width: '100vw' },
  { shape: 'hero-upright', width: '100vw' },
];

/** Any other picture has no calm sky: it stands darkened behind the words. */
const wholeWidth: PictureViews = [
  { from: 75, shape: 'panorama', width: '100vw' },
  { from: 48, shape: 'wide', width: '100vw' },
  { shape: 'list', width: '100vw' },
];

interface PagePlateProps {
  picture: Picture;
  isPriority?: boolean;
  className?: string;
}

/** A picture as wide as the page with words on it; one that was drawn for them is composed anew for each kind of screen. */
export function PagePlateImage({ picture, isPriority = false, className = '' }: PagePlateProps) {
  const isDrawnForWords = picture.plate?.startsWith('/plates/pages/') === true;
  return (
    <PlateImage
      picture={picture}
      views={isDrawnForWords ? wordsViews : wholeWidth}
      isPriority={isPriority}
      className={`${className} ${isDrawnForWords ? '' : 'brightness-50'}`}
    />
  );
}

/** The picture at the head of a page, in the frame whose shapes `heroViews` has. */
export function HeadPlate({ picture }: { picture: Picture }) {
  return (
    <PlateImage
      picture={picture}
      views={heroViews}
      isPriority
      className="hero-frame w-full rounded-bento sm:rounded-plate"
    />
  );
}
