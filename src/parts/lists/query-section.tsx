import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface QuerySectionProps<Data> {
  options: UseQueryOptions<Data, Error, Data, QueryKey>;
  children: (data: Data) => ReactNode;
  /** The level below the heading the part stands under. */
  heading?: 'h2' | 'h3';
  /** Shown with the failure, when there is something to show all the same. */
  fallback?: ReactNode;
}

/** The data of one part of a page: while it comes, when it is there, and when it could not be had. */
export function QuerySection<Data>({ options, children, heading = 'h3', fallback }: QuerySectionProps<Data>) {
  const { data, error, isFetching, refetch } = useListQuery(options);
  if (data !== undefined) return children(data);
  if (error === null) return <Spinner />;
  return (
    <div className="grid gap-10">
      <ErrorPanel heading={heading} notice={noticeOf(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      {fallback}
    </div>
  );
}
