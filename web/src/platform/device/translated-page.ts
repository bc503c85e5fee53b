/** Maps each text node to the `<font>` by which the browser's translator replaced it. */
const translations = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Puts a text node back in place of its translation. The translator then translates it again. */
function restore(node: Node): void {
  let place = (!node.isConnected && translations.get(node)) || node;
  while (isFont(place.parentNode)) place = place.parentNode;
  if (isFont(place)) place.replaceWith(node);
}

/**
 * Keeps React working on a page that the browser translates. Chrome replaces each text node by a `<font>`; React would
 * then write to a detached node, and fail to remove it.
 */
export function surviveTranslation(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      if (font) removedNodes.forEach((node) => translations.set(node, font));
    }
  }).observe(document, { childList: true, subtree: true });

  const { insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(child: ChildNode) {
      restore(child);
      child.remove();
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      if (before) restore(before);
      return insertBefore.call(this, node, before?.parentNode === this ? before : null);
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string) {
      restore(this);
      this.data = text;
    },
  });
}
