import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import { UpdateLine } from '#offline/update-line.tsx';
import { useNow } from '#platform/browser/use-now.ts';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { pages } from '#platform/words/pages-words.ts';
import { licences, streets } from '#platform/words/proof-words.ts';
import { CookieSettingsButton } from '#shell/consent/cookie-settings-button.tsx';
import { legalLinks, quickLinks, useFilledPages } from '#shell/navigation/site-links.tsx';
import { DownloadSiteButton } from '#shell/offline-download/open-download.tsx';
import { paperWords } from '#ui/proof.tsx';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline pointer-fine:min-h-9';
const heading = 'font-display font-semibold text-xl';

const social = [
  { href: operator.social.facebook, label: 'Facebook' },
  { href: operator.social.instagram, label: 'Instagram' },
  { href: operator.social.tiktok, label: 'TikTok' },
  { href: whatsAppHref(), label: 'WhatsApp' },
].filter(({ href }) => href !== undefined);

/** What a visitor can knock at and ask after, where the operator has it. */
const whereAndBy = [...streets, ...licences.map((paper) => `Licensed by ${paperWords(paper)}`)];

/** `newsletter` is a feature's form; the shell knows none. */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  const links = useFilledPages(quickLinks);
  const year = officeDay(useNow()).slice(0, 4);
  return (
    <footer className="pt-8 sm:pt-16 print:hidden">
      {/* At night the animals walk before the last light. */}
      <div aria-hidden="true" className="dark:bg-linear-to-b dark:from-transparent dark:to-[#8a5a45]">
        <div className="frieze -mb-px" />
      </div>
      <div className="bg-footer text-on-footer">
        <div className="page-width grid grid-cols-[max-content_1fr] gap-x-10 gap-y-8 py-10 sm:grid-cols-[2fr_1fr_1fr] sm:gap-x-12 sm:gap-y-14 sm:py-16 xl:grid-cols-[5fr_3fr_2fr_2fr]">
          <div className="max-xl:col-span-full">{newsletter}</div>
          <div className="max-w-md max-sm:col-span-full">
            <p className={heading}>{operator.name}</p>
            <p className="mt-3">{pages.footer}</p>
            {whereAndBy.length > 0 && (
              <ul aria-label="Offices and licences" className="figures mt-3 text-label">
                {whereAndBy.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <ul aria-label="Social media" className="mt-2 flex flex-wrap gap-x-5">
              {social.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} rel="noopener" className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Quick Links">
            <p className={heading}>Quick Links</p>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Legal">
            <p className={heading}>Legal</p>
            <ul className="mt-2">
              {legalLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} preload={false} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <CookieSettingsButton className={link}>Cookie settings</CookieSettingsButton>
              </li>
              <li>
                <DownloadSiteButton className={link} />
              </li>
            </ul>
          </nav>
        </div>
        <div className="border-on-footer/25 border-t">
          <div className="page-width pt-5 pb-[calc(1.25rem+var(--bottom-bar,0px))] text-label">
            {/* Beside the chat button, which floats over its left end. */}
            <div className="pl-16 sm:text-right">
              <p>{`© ${year} ${operator.name}.`}</p>
              <UpdateLine />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
