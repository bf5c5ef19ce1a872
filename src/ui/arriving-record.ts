import type { ReactNode } from 'react';
import type { Picture } from '#contract/picture.ts';
import { pathByLink } from '#ui/first-view.ts';

/** What a card has shown of the record whose page it leads to. */
export interface ArrivingRecord {
  /** Of its page. */
  pathname: string;
  picture: Picture;
  title: string;
  text?: ReactNode;
  /** The price. */
  aside?: ReactNode;
}

let pressed: ArrivingRecord | undefined;

/** To be told of the card that is pressed, before the way to its page begins. */
export function noteArriving(record: ArrivingRecord): void {
  pressed = record;
}

/** What is known of the page that is on its way, or shown: only where a card has led to it. */
export function arrivingRecord(): ArrivingRecord | undefined {
  return pressed?.pathname === pathByLink() ? pressed : undefined;
}
