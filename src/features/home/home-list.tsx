import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HomeSection, type HomeSectionProps } from '#features/home/home-section.tsx';
import { QuerySection } from '#shell/lists/query-section.tsx';
import { useListQuery } from '#shell/lists/use-list-query.ts';

interface HomeListProps<Page> extends Omit<HomeSectionProps, 'children'> {
  options: UseQueryOptions<Page, Error, Page, QueryKey>;
  children: (page: Page) => ReactNode;
}

/** A part of the home page that shows some of a list; nothing where the operator has none of its kind. */
export function HomeList<Page extends { total: number }>({ options, children, ...section }: HomeListProps<Page>) {
  const { data } = useListQuery(options);
  if (data?.total === 0) return null;
  return (
    <HomeSection {...section}>
      <QuerySection options={options}>{children}</QuerySection>
    </HomeSection>
  );
}
