import { subjectOf } from '#shell/analytics/page-subject.ts';

/** Counts that something of this page was sent, and nothing of what. Never worth a word where it cannot be counted. */
export function trackShare(): void {
  import('#platform/analytics/track.ts').then(
    ({ track }) => track({ name: 'ShareContent', method: 'link', ...subjectOf(location.pathname) }),
    () => {},
  );
}
