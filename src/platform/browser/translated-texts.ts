/*
 * Browsers that translate a page take a text out of it and put an element with the translation in its place. React holds on to the
 * text it wrote: it would write a new amount where nobody sees it, and fail when it takes the text out itself or puts something
 * before it, which ends the page. To be called before React begins.
 */

/** What stands in the page in place of a text that was taken out. */
const standIns = new WeakMap<Node, ChildNode>();

/** Follows who replaces texts; what React and the page itself do is left as it is. */
export function followTranslations(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  /** The node itself, or what stands in its place within its parent. */
  const shownIn = (parent: Node, node: Node): Node | undefined => {
    if (node.parentNode === parent) return node;
    noteReplacements(observer.takeRecords());
    const standIn = standIns.get(node);
    return standIn?.parentNode === parent ? standIn : undefined;
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    // Somebody else has taken it out.
    if (shown !== undefined) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && (shownIn(this, before) ?? null));
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this.nodeType === Node.TEXT_NODE && this.parentNode === null) {
        noteReplacements(observer.takeRecords());
        // The new text is shown, for the translator to translate.
        standIns.get(this)?.replaceWith(this);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (text?.nodeType !== Node.TEXT_NODE || removedNodes.length > 1) continue;
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node instanceof HTMLElement);
    if (standIn !== undefined) standIns.set(text, standIn);
  }
}
