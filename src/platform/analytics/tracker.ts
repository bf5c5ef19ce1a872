import { matchPage } from '#contract/pages.ts';
import { deviceCategory, type SentEvent, type SiteEvent, type Vendor } from '#platform/analytics/site-event.ts';
import { forgetVendor } from '#platform/analytics/vendors-in-page.ts';
import { isAllowed, type Purpose } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';

export interface VendorOffer {
  purpose: Purpose;
  /** Fetches the vendor's adapter: what opens it, which asks for the vendor's own script. */
  load: () => Promise<() => Vendor>;
}

/**
 * Sends events to the vendors the visitor has agreed to and to no other. Before an agreement nothing is fetched and nothing
 * is kept for later; an agreement that is taken back ends everything at once and removes what they stored.
 */
export function createTracker(offers: readonly VendorOffer[]) {
  const lines = offers.map(createLine);

  consent.subscribe(() => {
    for (const line of lines) line.obey();
  });

  return {
    /** Never throws: what is counted is never worth a broken page. */
    track(event: SiteEvent): void {
      try {
        for (const line of lines) line.send(event);
      } catch (error) {
        console.warn('An event was not counted.', error);
      }
    },
  };
}

function createLine({ purpose, load }: VendorOffer) {
  let vendor: Vendor | undefined;
  let isOpening = false;
  /** Agreed to, and waiting for the adapter to arrive. */
  let waiting: SentEvent[] = [];
  const isAgreed = () => isAllowed(purpose);

  const stop = () => {
    waiting = [];
    vendor?.stop();
    vendor = undefined;
  };

  async function connect(): Promise<void> {
    isOpening = true;
    try {
      const open = await load();
      // Withdrawn in the meantime: the vendor is never asked for.
      if (!isAgreed()) return;
      vendor = open();
      for (const event of waiting) vendor.send(event);
    } catch {
      // Blocked or out of reach: the next event tries again.
    } finally {
      waiting = [];
      isOpening = false;
    }
  }

  return {
    obey() {
      if (isAgreed()) return;
      stop();
      forgetVendor(purpose);
    },
    send(event: SiteEvent) {
      if (!isAgreed()) return stop();
      const sent = withContext(event);
      if (vendor !== undefined) return vendor.send(sent);
      waiting.push(sent);
      if (!isOpening) void connect();
    },
  };
}

/** Without the query, which may hold what was searched for; an address that is no page of ours may hold anything. */
function pageAddress(): string {
  return location.origin + (matchPage(location.pathname) === undefined ? '/404' : location.pathname);
}

function withContext(event: SiteEvent): SentEvent {
  return {
    ...event,
    page: pageAddress(),
    device: deviceCategory({ width: innerWidth, agent: navigator.userAgent }),
  };
}
