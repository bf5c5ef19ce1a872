import type { ContentRecord } from '#contract/desk/content.ts';
import { RemoveRecord } from '#desk/content/record/remove-record.tsx';
import { VersionList } from '#desk/content/record/version-list.tsx';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';

/** What a record was before, and the way to take it off the site. */
export function EarlierVersions({ record, form }: { record: ContentRecord; form: FormKnowledge }) {
  return (
    <section aria-labelledby="chapter" className="grid gap-5">
      <h2 id="chapter" className="text-title-3">
        What it was before
      </h2>
      <VersionList record={record} form={form} />
      <RemoveRecord record={record} />
    </section>
  );
}
