/** What nobody who reads about us, in a page or through a machine, may miss. */
export const demonstrationNotice =
  'A demonstration operator, described the way a good one would work. The parks and their facts are real; the company is not.';
