/** To the terms, and the focus with it; without a trace in the address, whose fragment is the trip's. */
export function scrollToTerms(): void {
  goTo('terms');
}

export function goTo(part: string): void {
  const target = document.getElementById(part);
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
