import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeOnBack } from '#platform/browser/close-on-back.ts';
import { holdPageScroll } from '#platform/browser/page-scroll.ts';
import { useActiveModal } from '#shell/modals/modal-host.tsx';
import { headerLinks } from '#shell/navigation/site-links.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/**
 * The menu on a phone: a native modal dialog, which keeps focus inside, closes on Escape and makes the page behind it
 * inert. It closes on an outside click, on a link click (B-17), on Back, and for a modal, which would open below it.
 * Native, because a menu must open before any other code has arrived.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCovered = useActiveModal() !== undefined;

  useEffect(() => (isOpen ? holdPageScroll() : undefined), [isOpen]);
  useEffect(() => (isOpen ? closeOnBack(() => dialog.current?.close()) : undefined), [isOpen]);
  useEffect(() => {
    if (isCovered) dialog.current?.close();
  }, [isCovered]);

  // Before the dialog opens, so that it finds its first button to focus.
  function open() {
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  }

  function close() {
    dialog.current?.close();
  }

  function closeOutside(event: MouseEvent) {
    // The panel covers the dialog, so a click on the dialog itself is a click on its backdrop.
    if (event.target === dialog.current) close();
  }

  return (
    <div className="nav:hidden">
      <IconButton label="Open the menu" onClick={open} expanded={isOpen}>
        <Menu aria-hidden="true" size={22} />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={closeOutside}
        onClose={() => setOpen(false)}
        className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,86vw)] max-w-none bg-paper text-ink"
      >
        {isOpen && (
          <nav aria-label="Main" className="flex min-h-full flex-col gap-6 p-5">
            <div className="flex justify-end">
              <IconButton label="Close the menu" onClick={close}>
                <X aria-hidden="true" size={22} />
              </IconButton>
            </div>
            <ul className="flex flex-col">
              {headerLinks.map(({ to, label }) => (
                <li key={to} className="border-line border-b">
                  <Link
                    to={to}
                    onClick={close}
                    className="flex min-h-13 items-center px-2 font-semibold tracking-wide hover:bg-sand aria-[current=page]:text-accent"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ButtonLink to="/contact" onClick={close}>
              Book Now
            </ButtonLink>
          </nav>
        )}
      </dialog>
    </div>
  );
}
