import type { HomeWords } from '#contract/site-words.ts';
import { SearchBox } from '#shell/search/search-box.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';

/**
 * The promise, in the sky of its picture, and a search on its own ground. The sky goes on above the plate, in the colour of its upper
 * edge, behind the top bar and the header. What the plate is of stands below, above the trip finder.
 */
export function HomeHero({ headline, picture }: { headline: string; picture: HomeWords['picture'] }) {
  return (
    <div className="isolate overflow-hidden bg-(--sky) pt-28 max-[20rem]:pt-48 sm:max-[60rem]:pt-36">
      <div className="words-frame relative">
        {picture && (
          <PagePlateImage picture={picture} isPriority className="hero-drift -z-10 absolute inset-0 size-full" />
        )}
        <div className="page-width pt-[clamp(1.5rem,3.6vw,6rem)] pb-20">
          <h1
            data-over-art="large"
            className="max-w-[6.7em] text-[#fdf6e6] text-hero leading-[0.98] tracking-[-0.022em]"
          >
            {headline}
          </h1>
          <div className="mt-[clamp(1rem,2vw,2rem)] max-w-lg">
            <SearchBox variant="hero" />
          </div>
        </div>
        {picture?.caption && (
          <p className="page-width absolute inset-x-0 bottom-20 flex justify-end max-lg:hidden">
            <span className="rounded-full bg-[#1a1410]/85 px-3 py-1 font-display text-[#fdf6e6] text-label italic">
              <span data-over-art="small">{picture.caption}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
