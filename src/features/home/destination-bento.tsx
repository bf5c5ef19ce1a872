import { Link } from '@tanstack/react-router';
import type { DestinationSummary } from '#contract/destinations.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { PlateImage } from '#ui/plate-image.tsx';

interface Place {
  /** Its columns and rows on a desktop, of twelve; on a tablet the first is as wide as two others. */
  cell: string;
  frame: string;
  views: PictureViews;
}

const belowDesktop: PictureViews = [
  { from: 40, shape: 'list', width: '46vw' },
  { shape: 'list', width: '91vw' },
];

const small: Place = {
  cell: 'lg:col-span-4',
  frame: 'aspect-[16/10]',
  views: [{ from: 64, shape: 'list', width: '25rem' }, ...belowDesktop],
};
const flat: Place = {
  cell: 'lg:col-span-5',
  frame: 'aspect-[16/10] lg:aspect-[13/5]',
  views: [{ from: 64, shape: 'wide', width: '31rem' }, ...belowDesktop],
};
const large: Place = {
  cell: 'sm:col-span-2 lg:col-span-7 lg:row-span-2',
  frame: 'aspect-[16/10]',
  views: [
    { from: 64, shape: 'list', width: '44rem' },
    { shape: 'list', width: '91vw' },
  ],
};

/** A large picture with two flat ones beside it, and a row of three; on a phone below one another. */
const places: readonly Place[] = [large, flat, flat, small, small, small];

export function DestinationBento({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
      {places.map((place, index) => {
        const destination = destinations[index];
        return (
          destination && (
            <li key={destination.id} className={place.cell}>
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
        className={`mt-3 block font-display font-semibold leading-tight ${place === large ? 'text-title-2' : 'text-title-3'} underline-offset-4 decoration-2 decoration-accent group-hover:underline`}
      >
        {destination.name}
      </span>
      <span className="mt-1 block text-label text-muted">
        {destination.flagship.slice(0, 2).join(', ')} · best {formatBestMonths(destination.months)}
      </span>
    </Link>
  );
}
