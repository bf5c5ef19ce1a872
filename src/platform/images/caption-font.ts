/** Captions are set in italics, which lists have none of. Any font that arrives lays the whole page out again: not when one presses. */
export function fetchCaptionFont(): void {
  // As in styles/fonts.css. Without it captions stand in the system's italics.
  document.fonts?.load('italic 1em "Brygada 1918 Variable"').catch(() => {});
}
