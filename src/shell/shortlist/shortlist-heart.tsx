import {
  addToShortlist,
  changeShortlist,
  isShortlisted,
  removeFromShortlist,
  shortlist,
} from '#platform/shortlist/shortlist.ts';
import { entryKey, type ShortlistSubject } from '#platform/shortlist/shortlist-entry.ts';
import { useStore } from '#platform/store.ts';

interface ShortlistHeartProps extends ShortlistSubject {
  /** What is saved, as it is called. */
  name: string;
  /** On the corner of a picture, or within a line of text. */
  variant?: keyof typeof variants;
}

const variants = { onPicture: 'card-shadow bg-surface', inText: '-my-3 align-middle' };

/** Keeps what it stands beside on the visitor's shortlist, and lets it go again. */
export function ShortlistHeart({ name, variant = 'onPicture', ...subject }: ShortlistHeartProps) {
  const { subscribe } = shortlist;
  const isSaved = useStore<boolean>({ subscribe, getSnapshot: () => isShortlisted(subject) }, false);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title={isSaved ? 'On your shortlist' : 'Save to your shortlist'}
      onClick={() => (isSaved ? letGo(subject) : keep(subject, name))}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors before:mark-heart before:size-5 hover:bg-sand aria-pressed:text-accent aria-pressed:before:mark-full-heart print:hidden ${variants[variant]}`}
    />
  );
}

const loadNotices = () => import('#shell/shortlist/heart-notices.ts');
const nothing = () => {};

function keep(subject: ShortlistSubject, name: string): void {
  if (!addToShortlist(subject, name)) loadNotices().then(({ notifyFull }) => notifyFull(name), nothing);
}

/** A note would be gone with it. */
function letGo(subject: ShortlistSubject): void {
  const { entries } = shortlist.getSnapshot();
  removeFromShortlist(subject);
  const key = entryKey(subject);
  if (!entries.some((entry) => entryKey(entry) === key && entry.note !== undefined)) return;
  loadNotices().then(({ offerBack }) => offerBack(() => changeShortlist({ entries })), nothing);
}
