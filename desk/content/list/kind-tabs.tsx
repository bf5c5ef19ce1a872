import { type ContentKind, type ContentList, contentKinds } from '#contract/desk/content.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { CountTabs } from '#desk/shell/count-tabs.tsx';

interface KindTabsProps {
  chosen: ContentKind | undefined;
  /** Undefined while nobody knows. */
  counts: ContentList['counts'] | undefined;
}

export function KindTabs({ chosen, counts }: KindTabsProps) {
  return (
    <CountTabs
      label="Kinds"
      name="kind"
      chosen={chosen}
      wraps
      tabs={[
        {
          value: undefined,
          label: 'All',
          count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
        },
        ...contentKinds.map((kind) => ({ value: kind, label: kindNames[kind].many, count: counts?.[kind] })),
      ]}
    />
  );
}
