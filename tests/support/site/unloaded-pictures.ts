/** happy-dom fetches no picture and calls each complete; a browser would call such a picture broken. */
export function picturesDoNotCome(): void {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false, configurable: true });
}
