import { hasHappened, rememberForVisit } from '#platform/browser/visit-storage.ts';

/** Notes where a visit begins, and which other site led there: an enquiry sends both (platform/enquiries/send-enquiry.ts). */
export function recordAttribution(): void {
  if (hasHappened('cameFrom')) return;
  const [, host] = /^[^/]+:\/\/([^/:?#]+)/.exec(document.referrer) ?? [];
  const referrer = host === location.hostname ? undefined : host?.toLowerCase();
  rememberForVisit('cameFrom', JSON.stringify({ firstPage: location.pathname, referrer }));
}
