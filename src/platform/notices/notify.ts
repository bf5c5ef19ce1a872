import { createStore, type Readable } from '#platform/store.ts';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** A notice as the visitor sees it (B-189). */
export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  message: string;
  /** Milliseconds on screen; 0 stays until it is dismissed. */
  duration: number;
  dismissible: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  action?: { label: string; run: () => void };
}

export type NoticeRequest = Pick<Notice, 'type' | 'title'> & Partial<Omit<Notice, 'createdAt'>>;

/** Milliseconds (B-87). */
export const noticeDuration = 5000;

/** How many wait or show at once: a storm of failures is one piece of news, not a hundred. */
const mostNotices = 3;

const store = createStore<readonly Notice[]>([]);
const { getSnapshot: notices, set: show } = store;
let nextId = 1;

export const noticeList: Readable<readonly Notice[]> = store;

/**
 * Shows the visitor a notice, from anywhere. What is on screen already, by its id or its words, is renewed instead of
 * repeated. Returns the id to dismiss it with.
 */
export function notify({
  duration = noticeDuration,
  dismissible = true,
  message = '',
  id: givenId,
  ...rest
}: NoticeRequest): string {
  const same = notices().find(
    (notice) => notice.id === givenId || (notice.title === rest.title && notice.message === message),
  );
  const id = givenId ?? same?.id ?? `notice-${nextId++}`;
  const notice = { ...rest, id, message, duration, dismissible, createdAt: Date.now() };
  const others = notices().filter((other) => other.id !== id && other.id !== same?.id);
  show([...others, notice].slice(-mostNotices));
  return id;
}

export function dismissNotice(id: string): void {
  if (notices().some((notice) => notice.id === id)) show(notices().filter((notice) => notice.id !== id));
}
