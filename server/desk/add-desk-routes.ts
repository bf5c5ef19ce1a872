import { getDeskFigures } from '#contract/desk/figure-endpoints.ts';
import { createStoreBackups } from '#server/backup/store-backups.ts';
import { addContentDeskRoutes } from '#server/desk/content-desk-routes.ts';
import { addContentFormDeskRoutes } from '#server/desk/content-form-desk-routes.ts';
import { addDepartureDeskRoutes } from '#server/desk/departure-desk-routes.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskFileRoute, DeskRoute } from '#server/desk/desk-route.ts';
import { addEnquiryDeskRoutes } from '#server/desk/enquiry-desk-routes.ts';
import { addMailDeskRoutes } from '#server/desk/mail-desk-routes.ts';
import { addMaintenanceDeskRoutes } from '#server/desk/maintenance-desk-routes.ts';
import { addPhotoDeskRoutes, addPhotoFileRoutes } from '#server/desk/photographs/photo-desk-routes.ts';
import { programVersion } from '#server/desk/program-version.ts';
import { addProposalDeskRoutes } from '#server/desk/proposal-desk-routes.ts';
import { addSubscriberDeskRoutes } from '#server/desk/subscriber-desk-routes.ts';
import { createEnquiryFigures, type EnquiryFiguresOptions } from '#server/enquiries/figures/enquiry-figures.ts';
import { projectFolder } from '#server/project-folder.ts';
import { createMoneyFigures } from '#server/proposals/proposal-figures.ts';

/** Adds every call of the staff. */
export function addDeskRoutes(route: DeskRoute, backing: DeskBacking): void {
  const { store, queue, content, photographs, dataDir, leastFreeBytes, siteFolder } = backing;
  addEnquiryDeskRoutes(route, backing);
  addDepartureDeskRoutes(route, backing);
  addProposalDeskRoutes(route, backing);
  addSubscriberDeskRoutes(route, backing);
  addMailDeskRoutes(route, backing);
  addMaintenanceDeskRoutes(route, {
    ...backing,
    backups: createStoreBackups({ kind: store.kind, dataDir, leastFreeBytes }),
    program: programVersion(projectFolder(), siteFolder),
  });
  addFigureDeskRoutes(route, { ...backing });
  if (content !== undefined) addContentDeskRoutes(route, { store, queue, ...content });
  addContentFormDeskRoutes(route, backing);
  if (photographs !== undefined) addPhotoDeskRoutes(route, { store, queue, leastFreeBytes, ...photographs });
}

/** Adds those that bring or take files. */
export function addDeskFileRoutes(route: DeskFileRoute, backing: DeskBacking): void {
  const { store, queue, photographs, leastFreeBytes } = backing;
  if (photographs !== undefined) addPhotoFileRoutes(route, { store, queue, leastFreeBytes, ...photographs });
}

/** What came of enquiries and proposals, by month and for some months. */
function addFigureDeskRoutes(route: DeskRoute, backing: EnquiryFiguresOptions): void {
  const countFigures = createEnquiryFigures(backing);
  const countMoney = createMoneyFigures(backing.store);
  route(getDeskFigures, async ({ query }, { now }) => {
    const { months, period, references } = await countFigures(now, query);
    return { countedAt: now.toISOString(), months, period: { ...period, ...(await countMoney(references)) } };
  });
}
