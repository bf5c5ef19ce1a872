import type { HomeWords } from '#contract/site-words.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';

/** The last word of the page, on the side of the drawn night sky that has no stars. */
export function NightCampCall({ title, words, picture }: HomeWords['invitation']) {
  return (
    <section aria-labelledby="night-camp" className="words-frame relative isolate overflow-hidden bg-[#10182f]">
      {picture && <PagePlateImage picture={picture} className="-z-10 absolute inset-0 size-full" />}
      <div className="page-width py-[clamp(2rem,6vw,6rem)]">
        <div className="max-w-md">
          <h2
            id="night-camp"
            data-over-art="large"
            className="text-[#fdf6e6] text-title-2 leading-[1.08] tracking-[-0.012em]"
          >
            {title}
          </h2>
          <p data-over-art="small" className="mt-4 text-[#f3e8d3]">
            {words}
          </p>
          <ButtonLink variant="onDark" to="/contact" search={{ topic: 'custom' }} className="mt-7 print:hidden">
            Start planning
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
