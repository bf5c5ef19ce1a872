/** Paper has no screen to come near to: what is printed is fetched then. Called before the browser prints. */
export function fetchForPaper(): void {
  for (const image of document.images) image.loading = 'eager';
}
