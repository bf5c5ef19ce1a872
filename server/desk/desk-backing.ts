import type { Site } from '#contract/site/site.ts';
import type { MailboxState } from '#server/answers/follow-mailbox.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import type { PhotoDeskBacking } from '#server/desk/photographs/photo-desk-backing.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** Everything the staff's calls stand on. */
export interface DeskBacking {
  store: Store;
  queue: WriteQueue;
  catalogue: CurrentCatalogue;
  site: Site;
  /** When the catalogue was read. */
  contentReadAt(): Date;
  board: DepartureBoard;
  secret: Secret;
  /** Opens what travellers gave of themselves. */
  detailsKey: Secret;
  operator: Operator;
  dataDir: string;
  leastFreeBytes: number;
  /** 0 keeps enquiries for ever. */
  keepEnquiriesMonths: number;
  /** How the mailbox fares in which answers arrive; undefined where none is read. */
  mailbox: (() => MailboxState) | undefined;
  /** The built site, if it was built. */
  siteFolder: string | undefined;
  /** Where the content is changed; left out where it cannot be. */
  content?: Pick<EditingBacking, 'live' | 'folder'>;
  /** Where photographs are brought; left out where none can be. */
  photographs?: Omit<PhotoDeskBacking, 'store' | 'queue' | 'leastFreeBytes'>;
  /** Whether somebody with this address works at the desk. */
  isStaff(email: string): boolean;
  /** Says that there may be something to send. */
  wakeOutbox(): void;
  /** Removes mails that were written as files about these subjects. */
  eraseMails(subjects: readonly string[]): Promise<unknown>;
}
