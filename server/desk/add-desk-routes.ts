import type { Site } from '#contract/site.ts';
import { createStoreBackups } from '#server/backup/store-backups.ts';
import type { CurrentCatalogue } from '#server/catalogue/catalogue.ts';
import { addContentDeskRoutes } from '#server/desk/content-desk-routes.ts';
import { addContentFormDeskRoutes } from '#server/desk/content-form-desk-routes.ts';
import { addDepartureDeskRoutes } from '#server/desk/departure-desk-routes.ts';
import type { DeskFileRoute } from '#server/desk/desk-file-route.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { addEnquiryDeskRoutes } from '#server/desk/enquiry-desk-routes.ts';
import { addFigureDeskRoutes } from '#server/desk/figure-desk-routes.ts';
import { addMailDeskRoutes } from '#server/desk/mail-desk-routes.ts';
import type { PhotoDeskBacking } from '#server/desk/photographs/photo-desk-backing.ts';
import { addPhotoDeskRoutes, addPhotoFileRoutes } from '#server/desk/photographs/photo-desk-routes.ts';
import { programVersion } from '#server/desk/program-version.ts';
import { addProposalDeskRoutes } from '#server/desk/proposal-desk-routes.ts';
import { addSubscriberDeskRoutes } from '#server/desk/subscriber-desk-routes.ts';
import { addUpkeepDeskRoutes } from '#server/desk/upkeep-desk-routes.ts';
import type { EditingBacking } from '#server/editing/editing-backing.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { projectFolder } from '#server/project-folder.ts';
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
  operator: Operator;
  dataDir: string;
  leastFreeBytes: number;
  /** 0 keeps enquiries for ever. */
  keepEnquiriesMonths: number;
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

/** Adds every call of the staff. */
export function addDeskRoutes(route: DeskRoute, backing: DeskBacking): void {
  const { store, queue, content, photographs, dataDir, leastFreeBytes, siteFolder } = backing;
  addEnquiryDeskRoutes(route, backing);
  addDepartureDeskRoutes(route, backing);
  addProposalDeskRoutes(route, backing);
  addSubscriberDeskRoutes(route, backing);
  addMailDeskRoutes(route, backing);
  addUpkeepDeskRoutes(route, {
    ...backing,
    backups: createStoreBackups({ kind: store.kind, dataDir, leastFreeBytes }),
    program: programVersion(projectFolder(), siteFolder),
  });
  addFigureDeskRoutes(route, { ...backing });
  if (content !== undefined) addContentDeskRoutes(route, { store, queue, ...content });
  addContentFormDeskRoutes(route, { catalogue: backing.catalogue, site: backing.site });
  if (photographs !== undefined) addPhotoDeskRoutes(route, { store, queue, leastFreeBytes, ...photographs });
}

/** Adds those that bring or take files. */
export function addDeskFileRoutes(route: DeskFileRoute, backing: DeskBacking): void {
  const { store, queue, photographs, leastFreeBytes } = backing;
  if (photographs !== undefined) addPhotoFileRoutes(route, { store, queue, leastFreeBytes, ...photographs });
}
