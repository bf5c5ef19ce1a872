import { Link } from '@tanstack/react-router';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { collectionOrder, collections, formatTotal } from '#features/search/search-collections.ts';

const tabClass =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-4 font-medium text-[0.9375rem]';

interface SearchTabsProps {
  q: string;
  index: IndexUid | undefined;
  groups: readonly SearchGroup[];
}

/** All collections, or one; with what each has found. One that found nothing stays where it is, but leads nowhere. */
export function SearchTabs({ q, index, groups }: SearchTabsProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const tabs = [
    { uid: undefined, title: 'All', total: groups.length === collectionOrder.length ? total : undefined },
    ...collectionOrder.map((uid) => ({
      uid,
      title: collections[uid].title,
      total: totalOf(groups.find((group) => group.uid === uid)),
    })),
  ];
  return (
    <nav aria-label="Collections" className="page-width mt-6">
      <ul className="-mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) pb-2 [scrollbar-width:none]">
        {tabs.map((tab) => (
          <li key={tab.title}>
            <Tab tab={tab} q={q} isCurrent={tab.uid === index} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Undefined as long as nobody knows. */
function totalOf(group: SearchGroup | undefined): number | undefined {
  return group?.state === 'failed' ? undefined : group?.total;
}

interface TabProps {
  tab: { uid: IndexUid | undefined; title: string; total: number | undefined };
  q: string;
  isCurrent: boolean;
}

function Tab({ tab: { uid, title, total }, q, isCurrent }: TabProps) {
  const label = (
    <>
      {title}
      {total !== undefined && <span className="figures text-[0.8125rem] opacity-80">{formatTotal(total)}</span>}
    </>
  );
  if (total === 0 && !isCurrent && uid !== undefined) {
    return (
      <span aria-disabled="true" className={`${tabClass} cursor-not-allowed text-subtle`}>
        {label}
      </span>
    );
  }
  return (
    <Link
      to="/search"
      search={{ q, index: uid }}
      replace
      resetScroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      activeProps={{}}
      className={`${tabClass} ${isCurrent ? 'bg-primary text-on-primary' : 'hover:bg-sand'}`}
    >
      {label}
    </Link>
  );
}
