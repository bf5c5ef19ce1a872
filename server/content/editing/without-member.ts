import type { ContentProblem } from '#contract/desk/content.ts';
import { pathOf, valueAt, withValueAt } from '#records/values.ts';
import type { PublishedFile } from '#server/content/editing/publication.ts';
import { recordAt } from '#server/content/editing/record-kinds.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';

/** Files with a record taken out of their lists, and which of the places that name it are such lists. */
interface WithoutMember {
  files: PublishedFile[];
  noteOf(place: ContentProblem): { isListed: true } | undefined;
}

/** Takes a record out of each list, of those places that name it, which may be shorter: of related tours, or of tours to a story. */
export async function withoutMember(
  folder: string,
  name: string,
  places: readonly ContentProblem[],
): Promise<WithoutMember> {
  const listed = new Set<string>();
  const files: PublishedFile[] = [];
  for (const path of new Set(places.map(({ file }) => file))) {
    const record = recordAt(path);
    const file = record && (await readLiveFile(folder, record));
    if (record === undefined || file?.value === undefined) continue;
    let { fields } = file.value;
    for (const { field } of places.filter((place) => place.file === path)) {
      const at = pathOf(field);
      const list = valueAt(file.value.fields, at.slice(0, -1));
      if (!Array.isArray(list) || valueAt(file.value.fields, at) !== name) continue;
      listed.add(`${path} ${field}`);
      fields = withValueAt(
        fields,
        at.slice(0, -1),
        list.filter((member) => member !== name),
      );
    }
    const made = fileTextOf(record.kind, { ...file.value, fields }, file.text);
    if (fields === file.value.fields || 'reason' in made) continue;
    files.push({ path, beforeHash: file.hash, before: file.text, text: made.text, what: 'published' });
  }
  return { files, noteOf: ({ file, field }) => (listed.has(`${file} ${field}`) ? { isListed: true } : undefined) };
}
