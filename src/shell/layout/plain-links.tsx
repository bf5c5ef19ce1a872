import { operator, whatsAppHref } from '#platform/operator.ts';

const links = [
  { href: '/', label: 'Home' },
  { href: '/tours', label: 'Tours' },
  { href: '/contact', label: 'Contact' },
  { href: operator.phoneHref, label: operator.phone },
  { href: operator.emailHref, label: operator.email },
];

const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

/*
 * What is left of the header and the footer when they cannot be shown. Links of the browser's own, which depend on nothing
 * and load the page anew, so that the whole of it has another try.
 */

export function PlainHeader() {
  return (
    <header className="border-line border-b print:hidden">
      <PlainLinks label="Main" />
    </header>
  );
}

export function PlainFooter() {
  return (
    <footer className="mt-auto bg-footer text-on-footer print:hidden">
      <PlainLinks label="Quick Links" />
    </footer>
  );
}

export function PlainSearchLink() {
  return (
    <a href="/search" className={link}>
      Search
    </a>
  );
}

export function PlainChat() {
  return (
    <a
      href={whatsAppHref()}
      target="_blank"
      rel="noopener"
      className="lower-line flex min-h-13 items-center font-semibold"
    >
      WhatsApp Us
    </a>
  );
}

function PlainLinks({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="page-width py-3">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
