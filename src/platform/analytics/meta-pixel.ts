import type { SentEvent, Vendor } from '#platform/analytics/site-event.ts';
import { addVendorScript } from '#platform/analytics/vendors-in-page.ts';

/** Meta's own events; TourView and ShareContent are ours. */
const standardEvents: readonly string[] = ['PageView', 'ViewContent', 'InitiateCheckout'];

interface PixelQueue {
  (...command: unknown[]): void;
  /** Set by Meta's script when it has come. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push?: PixelQueue;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** The Meta pixel, telling what we tell it and collecting nothing by itself. */
export function openMetaPixel(id: string): Vendor {
  const isNew = window.fbq === undefined;
  window.fbq ??= createQueue();
  const { fbq } = window;
  window._fbq ??= fbq;
  fbq('consent', 'grant');
  if (isNew) {
    // Without this it listens to every button and reads what is typed.
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
  }
  addVendorScript('https://connect.facebook.net/en_US/fbevents.js');

  return {
    send(event) {
      // Meta's script reads the whole address by itself; one with words a visitor has searched for stays with us, and so does
      // one that carries something in its fragment: a trip, a shortlist, the secret of a proposal.
      if (new URLSearchParams(location.search).has('q') || location.hash.includes('=')) return;
      fbq(standardEvents.includes(event.name) ? 'trackSingle' : 'trackSingleCustom', id, event.name, about(event));
    },
    stop() {
      fbq('consent', 'revoke');
      fbq.queue.length = 0;
    },
  };
}

function about({ device, ...event }: SentEvent): object {
  if (event.name === 'PageView') return { device_category: device };
  return { device_category: device, content_type: event.kind, ...(event.id && { content_ids: [event.id] }) };
}

/** Holds commands until Meta's script takes them, in the shape it expects. */
function createQueue(): PixelQueue {
  const take = (...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  };
  const fbq: PixelQueue = Object.assign(take, { queue: [], loaded: true, version: '2.0', disablePushState: true });
  fbq.push = fbq;
  return fbq;
}
