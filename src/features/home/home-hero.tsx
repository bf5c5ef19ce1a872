import { heroPlate } from '#features/home/hero-plate.ts';
import { SearchBox } from '#shell/search/search-box.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';

/** The promise, in a sky painted for it, and a search on its own ground. What the plate is of stands below, above the trip finder. */
export function HomeHero() {
  return (
    <div className="words-frame relative isolate overflow-hidden bg-[#1f3763]">
      <PagePlateImage picture={heroPlate} isPriority className="hero-drift -z-10 absolute inset-0 size-full" />
      <div className="page-width pt-[clamp(1.5rem,3.6vw,6rem)] pb-20">
        <h1 data-over-art="large" className="max-w-[6.7em] text-[#fdf6e6] text-hero leading-[0.98] tracking-[-0.022em]">
          Where the plains begin to breathe
        </h1>
        <div className="mt-[clamp(1rem,2vw,2rem)] max-w-lg">
          <SearchBox variant="hero" />
        </div>
      </div>
      <p className="absolute right-[clamp(1.125rem,4vw,3rem)] bottom-20 rounded-full bg-[#1a1410]/85 px-3 py-1 font-display text-[#fdf6e6] text-label italic max-lg:hidden">
        <span data-over-art="small">{heroPlate.caption}</span>
      </p>
    </div>
  );
}
