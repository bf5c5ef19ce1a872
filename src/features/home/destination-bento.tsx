import { Link } from '@tanstack/react-router';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import { dot } from '#contract/words/dot.ts';
import { formatBestMonths } from '#platform/format.ts';
import type { PictureView, PictureViews } from '#platform/images/picture-sources.ts';
import { preloadInView } from '#platform/preload-in-view.ts';
import { PlateImage } from '#ui/plate-image.tsx';

interface Place {
  /** Its columns and rows: of six on a tablet, of twelve on a desktop. */
  cell: string;
  frame: string;
  views: PictureViews;
}

const onPhone: PictureView = { shape: 'list', width: '62vw' };

const small: Place = {
  cell: 'sm:col-span-2 lg:col-span-4',
  frame: 'aspect-[16/10]',
  views: [{ from: 64, shape: 'list', width: 'min(31vw, 36rem)' }, { from: 40, shape: 'list', width: '30vw' }, onPhone],
};
const flat: Place = {
  cell: 'sm:col-span-3 lg:col-span-5',
  frame: 'aspect-[16/10] lg:aspect-[13/5] lg:has-[.photograph]:aspect-[2/1]',
  views: [{ from: 64, shape: 'wide', width: 'min(39vw, 45rem)' }, { from: 40, shape: 'list', width: '46vw' }, onPhone],
};
const large: Place = {
  cell: 'sm:col-span-6 lg:col-span-7 lg:row-span-2',
  frame: 'aspect-[16/10]',
  views: [{ from: 64, shape: 'list', width: 'min(54vw, 63rem)' }, { from: 40, shape: 'list', width: '91vw' }, onPhone],
};

/** A large picture with two flat ones beside it, and a row of three; on a phone all of them are passed sideways. */
const places: readonly Place[] = [large, flat, flat, small, small, small];

export function DestinationBento({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="card-strip gap-x-4 gap-y-8 sm:mx-0 sm:grid sm:grid-cols-6 sm:overflow-visible sm:px-0 lg:grid-cols-12">
      {places.map((place, index) => {
        const destination = destinations[index];
        return (
          destination && (
            <li key={destination.id} className={`w-[62vw] shrink-0 snap-start sm:w-auto ${place.cell}`}>
              <Tile destination={destination} place={place} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The whole plate, and its words on paper below it. */
function Tile({ destination, place }: { destination: DestinationSummary; place: Place }) {
  return (
    <Link
      to="/destinations/$destinationName"
      params={{ destinationName: destination.slug }}
      {...preloadInView()}
      className="group block rounded-bento focus-visible:outline-offset-4"
    >
      <span className={`card-shadow block overflow-hidden rounded-bento ${place.frame}`}>
        <PlateImage
          picture={destination.coverImage}
          views={place.views}
          className="size-full transition-transform duration-[600ms] ease-[cubic-bezier(.2,.7,.2,1)] group-hover:scale-[1.03]"
        />
      </span>
      <span
        className={`mt-3 block font-display font-semibold text-xl leading-tight ${place === large ? 'sm:text-title-2' : 'sm:text-title-3'} underline-offset-4 decoration-2 decoration-accent group-hover:underline`}
      >
        {destination.name}
      </span>
      <span className="mt-1 block text-label text-muted">
        {`${destination.flagship.slice(0, 2).join(', ')}${dot}best ${formatBestMonths(destination.months)}`}
      </span>
    </Link>
  );
}
