export const takeAlongModalId = 'take-along';

/** What can be taken along. */
export interface Takeable {
  /** A trip's is the path of its page. */
  id: string;
  title: string;
  /** The paths of its pages; left out for all there are. */
  pages?: readonly string[];
}
