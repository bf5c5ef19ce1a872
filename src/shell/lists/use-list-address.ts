import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Chosen, Facet } from '#ui/facets/facet.ts';

/**
 * A list's filters, sort and page, kept in the address and nowhere else. Changing one starts again at the first page and
 * leaves the scroll position alone; going to another page goes to its top.
 */
export function useListAddress(path: string, facets: readonly Facet[], search: Readonly<Record<string, unknown>>) {
  const navigate = useNavigate();
  const router = useRouter();

  const go = (next: Record<string, unknown>, resetScroll: boolean) =>
    void navigate({ to: path, search: next, resetScroll });

  const chosen: Chosen = Object.fromEntries(
    facets.map(({ key }) => {
      const value = search[key];
      return [key, Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]];
    }),
  );

  const onPageSearch = (page: number) => ({ ...search, page: page === 1 ? undefined : page });

  return {
    chosen,
    onChoose: (key: string, values: string[]) =>
      go({ ...search, [key]: values.length === 0 ? undefined : values, page: undefined }, false),
    onSort: (sort: string | undefined) => go({ ...search, sort, page: undefined }, false),
    onClear: () => go({}, false),
    onPage: (page: number) => go(onPageSearch(page), true),
    hrefOfPage: (page: number) => router.buildLocation({ to: path, search: onPageSearch(page) }).href,
  };
}
