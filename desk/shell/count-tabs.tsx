import { Link } from '@tanstack/react-router';
import { useChosenInView } from '#desk/platform/use-chosen-in-view.ts';

export interface CountTab {
  /** Undefined for the list as it is without a choice. */
  value: string | undefined;
  label: string;
  /** Undefined while nobody knows, null where nothing is counted. */
  count: number | undefined | null;
}

interface CountTabsProps {
  /** What is chosen among: `States`. */
  label: string;
  tabs: readonly CountTab[];
  chosen: string | undefined;
  /** The name under which the choice stands in the address. */
  name: string;
  /** Where there are many of them, they stand below each other on a wide screen. */
  wraps?: boolean;
}

/** All, and each of these with what the server counts of it. */
export function allAndEach<Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  counts: Readonly<Record<Value, number>> | undefined,
): CountTab[] {
  return [
    { value: undefined, label: 'All', count: counts && values.reduce((sum, value) => sum + counts[value], 0) },
    ...values.map((value) => ({ value, label: nameOf(value), count: counts?.[value] })),
  ];
}

const tabClass =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line-strong px-4 hover:bg-sand aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary';

/** Parts of a list, each with how much it holds; the rest of the address stays. */
export function CountTabs({ label, tabs, chosen, name, wraps = false }: CountTabsProps) {
  const to = (value: string | undefined) => (search: object) => ({ ...search, page: undefined, [name]: value });
  // They are wider once it is known how many.
  const strip = useChosenInView<HTMLElement>(tabs.some(({ count }) => count === undefined) ? undefined : chosen);
  return (
    <nav ref={strip} aria-label={label} className="-mx-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0">
      <ul className={`flex gap-2 ${wraps ? 'sm:flex-wrap' : ''}`}>
        {tabs.map((tab) => (
          <li key={tab.label} className="shrink-0">
            <Link
              to="."
              search={to(tab.value)}
              className={tabClass}
              // Otherwise the router takes the whole list's tab for chosen beside each part's.
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={tab.value === chosen ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== null && (
                <>
                  {' '}
                  <span className="figures">{tab.count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
