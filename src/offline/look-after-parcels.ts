import { keptPaths } from '#platform/along/kept-pages.ts';
import { isOnItsWay, isWhole, type Parcel, parcels } from '#platform/along/parcels.ts';
import { goOn, takeAlong } from '#platform/along/take-along.ts';
import { savesData } from '#platform/browser/connection.ts';
import { notify } from '#platform/notices/notify.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * What was taken along on an earlier visit: goes on with what is on its way, renews what is a day or a build old, and says where the browser
 * has cleared it away.
 */
export async function lookAfterParcels(): Promise<void> {
  const all = parcels.getSnapshot();
  if (all.length === 0) return;
  const kept = new Set(await keptPaths());
  const lost = all.filter((parcel) => isWhole(parcel) && parcel.pages.every((path) => !kept.has(path)));
  if (lost.length > 0) {
    notify({
      id: 'taken-along-lost',
      type: 'warning',
      title: 'Pages for the way are gone',
      message: `This browser has cleared what you took along: ${lost.map(({ title }) => title).join(', ')}.`,
      duration: 0,
      action: { label: 'Take it again', run: () => lost.forEach(takeAlong) },
    });
  }
  if (!navigator.onLine) return;
  const isOld = ({ takenAt = 0, build }: Parcel) => Date.now() - takenAt > day || build !== __BUILD_ID__;
  for (const parcel of all) {
    // Whoever saves data is asked nothing of, and sent nothing unasked.
    const isRenewed = isWhole(parcel) && !parcel.isStopped && isOld(parcel) && !savesData();
    if (isRenewed && !lost.includes(parcel)) takeAlong(parcel);
  }
  if (parcels.getSnapshot().some(isOnItsWay)) goOn();
}
