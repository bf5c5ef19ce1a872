import { Link } from '@tanstack/react-router';
import type { DestinationSummary } from '#contract/destinations.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** The places of the five tiles on a desktop; on a phone they stand below one another, the first one larger. */
const tiles = [
  {
    place: 'sm:col-span-2 lg:col-span-7 lg:row-span-2 min-h-72 lg:min-h-[30rem]',
    sizes: '(min-width: 64rem) 48rem, (min-width: 40rem) 92vw, 28.8rem',
  },
  {
    place: 'lg:col-span-5 min-h-56',
    sizes: '(min-width: 64rem) 31rem, (min-width: 40rem) max(46vw, 22.4rem), max(91vw, 22.4rem)',
  },
  {
    place: 'lg:col-span-5 min-h-56',
    sizes: '(min-width: 64rem) 31rem, (min-width: 40rem) max(46vw, 22.4rem), max(91vw, 22.4rem)',
  },
  { place: 'lg:col-span-4 min-h-64', sizes: '(min-width: 64rem) 25.6rem, max(46vw, 25.6rem)' },
  { place: 'lg:col-span-8 min-h-64', sizes: '(min-width: 64rem) min(61vw, 49.7rem), max(46vw, 25.6rem)' },
];

export function DestinationBento({ destinations }: { destinations: readonly DestinationSummary[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
      {destinations.slice(0, tiles.length).map((destination, index) => (
        <li key={destination.id} className={`flex ${tiles[index]?.place}`}>
          <Tile destination={destination} isLarge={index === 0} sizes={tiles[index]?.sizes} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  destination: DestinationSummary;
  isLarge: boolean;
  sizes: string | undefined;
}

function Tile({ destination, isLarge, sizes }: TileProps) {
  return (
    <Link
      to="/destinations/$destinationName"
      params={{ destinationName: destination.slug }}
      className="group relative isolate flex w-full items-end overflow-hidden rounded-bento"
    >
      <PlateImage
        picture={destination.coverImage}
        sizes={sizes}
        className="-z-20 absolute inset-0 size-full transition-transform duration-[600ms] ease-[cubic-bezier(.2,.7,.2,1)] group-hover:scale-[1.03]"
      />
      {/* Deep enough for small text whatever the picture is. */}
      <span
        aria-hidden="true"
        className="-z-10 absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-t from-[#14100c]/92 via-[#14100c]/72 to-transparent"
      />
      <span className="block p-5 text-[#fdf6e6] sm:p-6">
        <span
          data-over-art="large"
          className={`block font-display font-semibold leading-tight ${isLarge ? 'text-title-2' : 'text-title-3'} underline-offset-4 decoration-2 group-hover:underline`}
        >
          {destination.name}
        </span>
        <span data-over-art="small" className="mt-1 block text-label">
          {destination.flagship.slice(0, 2).join(', ')} · best {formatBestMonths(destination.months)}
        </span>
      </span>
    </Link>
  );
}
