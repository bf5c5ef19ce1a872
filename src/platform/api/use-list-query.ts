import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/**
 * A list or a section of a page, whose failure is shown where it would stand and not instead of the page. The loader has
 * asked already; the old list stays while a narrowed one is on its way.
 */
export function useListQuery<Data>(options: UseQueryOptions<Data, Error, Data, QueryKey>) {
  return useQuery({
    ...options,
    placeholderData: keepPreviousData,
    // The loader's failure is this query's failure: mounting is no reason to ask again.
    retryOnMount: false,
  });
}
