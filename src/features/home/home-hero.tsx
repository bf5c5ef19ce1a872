import { MessageCircle } from 'lucide-react';
import { whatsAppHref } from '#platform/operator.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** The promise, and the two quickest ways to a first answer. */
export function HomeHero() {
  return (
    <div className="relative overflow-hidden bg-sand">
      <PlateImage
        picture={{
          src: '/placeholders/destination.svg',
          darkSrc: '/placeholders/destination-dark.svg',
          alt: '',
          width: 1600,
          height: 1000,
        }}
        isPriority
        className="absolute inset-y-0 right-0 size-full object-cover object-[70%_60%] lg:w-3/5 lg:[mask-image:linear-gradient(to_right,transparent,#000_35%)]"
      />
      <div className="absolute inset-0 bg-linear-to-t from-paper/95 via-paper/75 to-paper/60 lg:bg-linear-to-r lg:from-paper lg:via-paper/85 lg:to-transparent" />
      <div className="page-width relative flex min-h-[34rem] flex-col justify-center py-20 lg:min-h-[40rem]">
        <h1 className="max-w-[11ch] text-hero leading-[0.98] tracking-[-0.022em]">Where the plains begin to breathe</h1>
        <p className="mt-6 max-w-xl text-lead leading-snug">
          Safaris across Kenya, Tanzania, Uganda and Rwanda, drawn around the season and the herds, and priced to the
          last line.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/contact" search={{ topic: 'custom' }}>
            Plan my safari
          </ButtonLink>
          <ButtonAnchor
            variant="quiet"
            href={whatsAppHref('Hello, I would like to plan a safari.')}
            className="bg-surface"
          >
            <MessageCircle aria-hidden="true" size={18} />
            WhatsApp Us
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}
