import { removeStoredLike } from '#platform/browser/storage.ts';
import type { Purpose } from '#platform/consent/choose-consent.ts';

/** What Google Analytics and the Meta pixel leave behind, the latter with its notes about the referrer. */
const traces: Record<Purpose, RegExp> = {
  analytics: /^(_ga|_ga_.*|_gid|_gat.*|_gac_.*|_gcl_.*|_dc_gtm_.*)$/,
  marketing: /^(_fbp|_fbc|lastExternalReferrer(Time)?)$/,
};

/** Deletes every cookie and stored key that a purpose's vendor has left on this site. */
export function forgetVendor(purpose: Purpose): void {
  const trace = traces[purpose];
  for (const name of cookieNames()) if (trace.test(name)) expire(name);
  removeStoredLike(trace);
}

function cookieNames(): string[] {
  try {
    return document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  } catch {
    return [];
  }
}

/** A cookie goes only by the domain it was set for: this host's, or any it is part of. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const scope of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore cannot delete what another script has set on every browser
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${scope}`;
  }
}

/** Asks for a vendor's script once. Whether it comes, fails or is blocked is nobody's business but the vendor's. */
export function addVendorScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`) !== null) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.referrerPolicy = 'origin';
  document.head.append(script);
}
