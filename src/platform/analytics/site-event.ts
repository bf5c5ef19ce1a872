/** What is looked at, asked for or shared: a page's kind and record, never words a visitor has typed. */
export interface Subject {
  /** A collection, `contact`, or the path of a page without a record. */
  kind: string;
  /** The record's slug. */
  id?: string | undefined;
}

/** What happened (B-170). */
export type SiteEvent =
  | { name: 'PageView'; title: string }
  | ({ name: 'ViewContent' | 'TourView' | 'InitiateCheckout' } & Subject)
  | ({ name: 'ShareContent'; method: 'whatsapp' | 'link' } & Subject);

/** An event with what is said about every one. */
export type SentEvent = SiteEvent & {
  /** The page's address without its query, which may hold words a visitor has typed. */
  page: string;
  device: DeviceCategory;
};

/** A service that events go to, once its script has been asked for. */
export interface Vendor {
  send(event: SentEvent): void;
  /** Nothing more leaves the page. */
  stop(): void;
}

const mobileAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

/** On a mobile agent this wide or narrower it is a phone (B-171). */
const widestPhone = 768;

export type DeviceCategory = 'mobile' | 'tablet' | 'desktop';

/** `width` in CSS pixels. */
export function deviceCategory({ width, agent }: { width: number; agent: string }): DeviceCategory {
  if (!mobileAgent.test(agent)) return 'desktop';
  return width <= widestPhone ? 'mobile' : 'tablet';
}
