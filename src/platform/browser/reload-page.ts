/** Loads the page again because the visitor has asked for it. Typed text is kept by drafts, the place on the page by the router. */
export function reloadPage(): void {
  location.reload();
}
