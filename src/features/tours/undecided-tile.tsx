import { use } from 'react';
import { undecidedPlate } from '#features/tours/undecided-plate.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardWidthContext, cardViews } from '#ui/card-width.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** For the visitor who has looked at four tours and knows less than before. */
export function UndecidedTile() {
  const width = use(CardWidthContext);
  return (
    <div>
      <div className="flex flex-col overflow-hidden rounded-card bg-footer text-on-footer sm:aspect-[4/5]">
        <PlateImage
          picture={undecidedPlate}
          views={cardViews({ ...width, phone: '100vw - 2.25rem', isBeside: false }, 'landscape')}
          className="aspect-[16/10] w-full shrink-0"
        />
        <p className="mt-auto max-w-[9em] p-6 font-display font-semibold text-title-2 leading-[1.08]">
          Not sure which one is yours?
        </p>
      </div>
      <p className="pt-4 text-muted leading-normal">
        Tell us the month, the days and who is coming. You get one route and one price back, and the reasons for both.
      </p>
      <div className="pt-4">
        <ButtonLink variant="secondary" size="small" to="/contact" search={{ topic: 'custom' }}>
          Ask the planning desk
        </ButtonLink>
      </div>
    </div>
  );
}
