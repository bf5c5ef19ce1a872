import type { SiteEvent } from '#platform/analytics/site-event.ts';
import { createTracker, type VendorOffer } from '#platform/analytics/tracker.ts';
import { forgetVendor } from '#platform/analytics/vendors-in-page.ts';
import { isAllowed } from '#platform/consent/choose-consent.ts';
import { forgetLapsedChoice } from '#platform/consent/consent-answer.ts';
import { env } from '#platform/env.ts';

const { VITE_GA_ID: googleId, VITE_META_PIXEL_ID: pixelId } = env;

/** The vendors the operator has configured; none unless an id was set when the site was built. */
const offers: VendorOffer[] = [];
if (googleId !== '') {
  offers.push({
    purpose: 'analytics',
    load: async () => {
      const { openGoogleAnalytics } = await import('#platform/analytics/google-analytics.ts');
      return () => openGoogleAnalytics(googleId);
    },
  });
}
if (pixelId !== '') {
  offers.push({
    purpose: 'marketing',
    load: async () => {
      const { openMetaPixel } = await import('#platform/analytics/meta-pixel.ts');
      return () => openMetaPixel(pixelId);
    },
  });
}

// Before anything may be sent.
if (!import.meta.env.SSR) forgetLapsedChoice();

// Rendering pages ahead is no visit.
const tracker = import.meta.env.SSR ? undefined : createTracker(offers);

/** Sends what happened to the configured vendors, if the visitor agrees to each of them (B-170). Never throws. */
export const track = (event: SiteEvent): void => tracker?.track(event);

/** Removes what a vendor left behind in an earlier visit that no longer has an agreement. */
export function sweepVendors(): void {
  for (const purpose of ['analytics', 'marketing'] as const) if (!isAllowed(purpose)) forgetVendor(purpose);
}
