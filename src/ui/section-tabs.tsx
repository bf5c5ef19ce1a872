import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useCurrentSection } from '#ui/use-current-section.ts';

export interface SectionTab {
  /** The id of the section it leads to. */
  id: string;
  name: string;
}

interface SectionTabsProps {
  tabs: readonly SectionTab[];
  /** At the end of the row on a desktop. */
  children?: ReactNode;
}

/** Where one is on a long page, and the way to its other sections; they stay below the header. The page places them. */
export function SectionTabs({ tabs, children }: SectionTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentTab(tabs, list);
  return (
    <nav aria-label="On this page" className="section-tabs">
      <ul ref={list} className="relative -mx-4 flex overflow-x-auto px-1 [scrollbar-width:none] sm:mx-0 sm:px-0">
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="-mb-px inline-flex min-h-13 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-[0.9375rem] text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink sm:mr-4 sm:px-1"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** The section one is at; its tab is brought into the row's view. */
function useCurrentTab(tabs: readonly SectionTab[], list: RefObject<HTMLUListElement | null>): string {
  const current = useCurrentSection(tabs.map(({ id }) => id).join(), '-74%');
  useEffect(() => {
    if (current === '') return;
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: (tab?.offsetLeft ?? 0) - 40 });
  }, [current, list]);
  return current;
}
