import { heroPlate } from '#platform/page-plates.ts';
import { SearchBox } from '#shell/search/search-box.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';

/** The promise, in the calm part of the sky, and a search on its own ground: small text on the picture would not be legible. */
export function HomeHero() {
  return (
    <div className="relative isolate flex min-h-[min(46rem,88svh)] overflow-hidden bg-[#33405f] max-sm:min-h-[34rem]">
      <PagePlateImage
        {...heroPlate}
        isPriority
        className="hero-drift absolute inset-0 -z-10 size-full max-sm:object-[50%_85%]"
      />
      {/* The last of the night over the corner where the promise stands, so that every letter is legible. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[radial-gradient(135%_130%_at_0%_0%,rgb(20_26_48/0.82)_0%,rgb(20_26_48/0.74)_42%,rgb(20_26_48/0.36)_60%,transparent_76%)] max-sm:bg-[linear-gradient(to_bottom,rgb(20_26_48/0.84)_0%,rgb(20_26_48/0.72)_48%,transparent_76%)]"
      />
      <div className="page-width pt-[clamp(2.5rem,9vh,6.5rem)] pb-32">
        <h1 className="max-w-[6.7em] text-[#fdf6e6] text-hero leading-[0.98] tracking-[-0.022em]">
          Where the plains begin to breathe
        </h1>
        <div className="mt-8 max-w-lg">
          <SearchBox variant="hero" />
        </div>
      </div>
      <p className="absolute right-[clamp(1.125rem,4vw,3rem)] bottom-20 rounded-full bg-[#1a1410]/85 px-3 py-1 font-display text-[#fdf6e6] text-label italic max-sm:hidden">
        <span data-over-art="small">{heroPlate.landscape.caption}</span>
      </p>
    </div>
  );
}
