import { Link } from '@tanstack/react-router';
import { MessageCircle, Phone, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { plateAt } from '#contract/records/plate-shapes.ts';
import { closeOnBack } from '#platform/browser/close-on-back.ts';
import { holdPageScroll } from '#platform/browser/page-scroll.ts';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { pages } from '#platform/words/pages-words.ts';
import { useActiveModal } from '#shell/modals/modal-host.tsx';
import { headerLinks, useFilledPages } from '#shell/navigation/site-links.tsx';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

/** What stands beside the lists most come for, where the operator chose a drawing for it. */
const { tours, destinations, places, groupTours } = pages.menu ?? {};
const plates: Partial<Record<string, string>> = {
  ...(tours && { '/tours': `tours/${tours}` }),
  ...(destinations && { '/destinations': `destinations/${destinations}` }),
  ...(places && { '/places': `places/${places}` }),
  ...(groupTours && { '/group-tours': `group-tours/${groupTours}` }),
};

const reach = 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

/**
 * The menu on a phone: a native modal dialog, which keeps focus inside, closes on Escape and makes the page behind it inert. It closes
 * on an outside click, on a link click (B-17), on Back, and for a modal, which would open below it. At the end of the page, since
 * what stands in the header has the header's colours.
 */
export function MenuDialog({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isCovered = useActiveModal() !== undefined;
  const links = useFilledPages(headerLinks);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(holdPageScroll, []);
  useEffect(() => closeOnBack(() => dialog.current?.close()), []);
  useEffect(() => {
    if (isCovered) dialog.current?.close();
  }, [isCovered]);

  function close() {
    dialog.current?.close();
  }

  function closeOutside(event: MouseEvent) {
    // The panel covers the dialog, so a click on the dialog itself is a click on its backdrop.
    if (event.target === dialog.current) close();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClick={closeOutside}
      onClose={onClosed}
      className="m-0 ml-auto h-dvh max-h-none w-[min(24rem,88vw)] max-w-none overscroll-contain bg-paper text-ink transition-[translate] duration-200 starting:translate-x-8 nav:hidden"
    >
      <nav aria-label="Main" className="flex min-h-full flex-col p-5">
        <div className="mb-2 flex items-center justify-between px-2">
          <p className="font-display font-semibold text-[1.1875rem] leading-tight">{operator.name}</p>
          <IconButton label="Close the menu" onClick={close}>
            <X aria-hidden="true" size={22} />
          </IconButton>
        </div>
        <ul className="grid grid-cols-2">
          {links.map(({ to, label }) => (
            <li key={to} className="has-[picture]:col-span-2">
              <Link
                to={to}
                onClick={close}
                className="flex min-h-13 items-center gap-4 rounded-field px-2 py-1.5 font-semibold tracking-wide hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:text-accent"
              >
                <SmallPlate plate={plates[to]} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact" onClick={close} className="mt-4">
          Book Now
        </ButtonLink>
        <div className="mt-auto flex flex-wrap gap-x-6 px-2 pt-6">
          <p className="w-full text-label text-muted">{operator.openingHours}</p>
          <a href={operator.phoneHref} className={reach}>
            <Phone aria-hidden="true" size={17} />
            {operator.phone}
          </a>
          <a href={whatsAppHref()} className={reach}>
            <MessageCircle aria-hidden="true" size={17} />
            WhatsApp Us
          </a>
        </div>
      </nav>
    </dialog>,
    document.body,
  );
}

function SmallPlate({ plate }: { plate: string | undefined }) {
  if (plate === undefined) return null;
  return (
    <PlateImage
      picture={{ ...plateAt(`/plates/${plate}`, 'thumb'), alt: '' }}
      shape="thumb"
      sizes="5rem"
      className="size-[clamp(3.5rem,9vh,5rem)] shrink-0 rounded-card"
    />
  );
}
