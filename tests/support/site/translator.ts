import type * as playwright from '@playwright/test';

/**
 * Translates a page as browsers do: each text is taken out and an element with its translation, the same words unless said otherwise,
 * put in its place, a moment after it has come or changed.
 *
 * @param when `once` leaves what changes later in its first language, as a translator that is behind does
 * @param words `other` for a language in which nothing is called as it was
 */
export async function translate(
  page: playwright.Page,
  when: 'once' | 'ever after',
  words: 'same' | 'other' = 'same',
): Promise<void> {
  const asked = { isLasting: when === 'ever after', isOther: words === 'other' };
  await page.evaluate(({ isLasting, isOther }) => {
    const untranslated = /^(?:SCRIPT|STYLE|FONT|TEXTAREA|TITLE|OPTION)$/;
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement, nodeValue } = text;
        if (!parentElement || !nodeValue?.trim() || untranslated.test(parentElement.nodeName)) continue;
        if (parentElement.namespaceURI?.endsWith('svg') || parentElement.closest('[translate=no]')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = isOther ? nodeValue.split('').reverse().join('') : nodeValue;
        outer.append(inner);
        parentElement.replaceChild(outer, text);
      }
    };
    translateAll();
    if (!isLasting) return;
    let timer = 0;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(translateAll, 60);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, asked);
}
