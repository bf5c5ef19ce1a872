import { useLocation } from '@tanstack/react-router';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

/** Whose itinerary this is, how to reach them, and where the page with today's prices is, or what else the sheet is `of`. */
export function Letterhead({ of }: { of?: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="printed-letterhead flex items-center gap-4 border-line-strong border-b pb-5">
      <img src="/logo.svg" alt="" width={56} height={56} className="size-14" />
      <p className="mr-auto text-label leading-snug">
        <span className="block font-display font-semibold text-2xl leading-tight">{operator.name}</span>
        {of ?? new URL(path, env.VITE_SITE_URL).href}
      </p>
      <p className="figures text-right text-label leading-snug">
        {operator.location}
        <br />
        {operator.phone}
        <br />
        {operator.email}
      </p>
    </div>
  );
}
