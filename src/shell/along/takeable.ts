import type { QueryClient } from '@tanstack/react-query';

export const takeAlongModalId = 'take-along';

/** What can be taken along. */
export interface Takeable {
  /** A trip's is the path of its page. */
  id: string;
  title: string;
  /** The paths of its pages, asked for when it is weighed; left out for all there are. */
  pages?: (queryClient: QueryClient) => Promise<readonly string[]>;
}
