import type { SentEvent, Vendor } from '#platform/analytics/site-event.ts';
import { addVendorScript } from '#platform/analytics/vendors-in-page.ts';

/** Google's names for what we call events (developers.google.com/analytics/devguides/collection/ga4/reference/events). */
const names = {
  PageView: 'page_view',
  ViewContent: 'view_item',
  TourView: 'tour_view',
  InitiateCheckout: 'begin_checkout',
  ShareContent: 'share',
} as const satisfies Record<SentEvent['name'], string>;

declare global {
  interface Window {
    dataLayer?: unknown[];
    [isDisabled: `ga-disable-${string}`]: boolean;
  }
}

/** Google Analytics 4, for counting only: no advertising features, and no address with a query. */
export function openGoogleAnalytics(id: string): Vendor {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // Google reads the arguments object itself; an array would be taken for something else.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: what Google's script expects
    layer.push(arguments);
  }
  window[`ga-disable-${id}`] = false;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Each event says where it happened; until then the address stays with us.
    page_location: location.origin,
    page_referrer: '',
  });
  addVendorScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);

  return {
    send(event) {
      const { name, page: address, device, ...rest } = event;
      gtag('event', names[name], {
        send_to: id,
        page_location: address,
        device_category: device,
        ...('title' in rest ? { page_title: rest.title } : { content_type: rest.kind, item_id: rest.id }),
        ...(event.name === 'ShareContent' && { method: event.method }),
      });
    },
    stop() {
      window[`ga-disable-${id}`] = true;
      gtag('consent', 'update', { analytics_storage: 'denied' });
      layer.length = 0;
    },
  };
}
