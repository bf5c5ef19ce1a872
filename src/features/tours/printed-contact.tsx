import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

/** On paper only, at the end of an itinerary: whom to call and where the page with today's prices is. */
export function PrintedContact({ path }: { path: string }) {
  return (
    <p className="printed-contact hidden border-line-strong border-t pt-3 print:block">
      <strong>{operator.name}</strong> · {operator.phone} · {operator.email}
      <br />
      {new URL(path, env.VITE_SITE_URL).href}
    </p>
  );
}
