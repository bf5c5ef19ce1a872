import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

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
  const current = useSectionInView(tabs, list);
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

/** The last section that begins above the upper quarter of the window; its tab is brought into the row's view. */
function useSectionInView(tabs: readonly SectionTab[], list: RefObject<HTMLUListElement | null>): string {
  const [current, setCurrent] = useState('');
  const names = tabs.map(({ id }) => id).join();
  useEffect(() => {
    const ids = names.split(',');
    const begun = new Set<string>();
    // A root without an end above: a jump over whole sections is a change to each of them.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(ids.findLast((id) => begun.has(id)) ?? '');
      },
      { rootMargin: '1000000px 0px -74%' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  useEffect(() => {
    if (current === '') return;
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: (tab?.offsetLeft ?? 0) - 40 });
  }, [current, list]);
  return current;
}
