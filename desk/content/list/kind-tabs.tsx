import { type ContentKind, contentKinds } from '#contract/desk/content.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { CountTabs } from '#desk/shell/count-tabs.tsx';

interface KindTabsProps {
  chosen: ContentKind | undefined;
  counts: ReadonlyMap<ContentKind, number>;
  total: number;
}

export function KindTabs({ chosen, counts, total }: KindTabsProps) {
  return (
    <CountTabs
      label="Kinds"
      name="kind"
      chosen={chosen}
      wraps
      tabs={[
        { value: undefined, label: 'All', count: total },
        ...contentKinds.map((kind) => ({ value: kind, label: kindNames[kind].many, count: counts.get(kind) })),
      ]}
    />
  );
}
