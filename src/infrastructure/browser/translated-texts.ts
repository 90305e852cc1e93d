/** The elements in which page translators put their texts; the portal itself never uses them. */
const TRANSLATED = 'FONT';

/**
 * Keeps the portal's texts usable when a page translator replaces them by its own elements, or moves them into such
 * elements (docs/decisions/0042). React knows only the replaced texts: a change of one of them is applied to the element
 * in its place, and a text that changes is restored, so that no old text or figure stays. A moved node, such as a text
 * that a translator joins with another, is removed from its new place. A node that a reader mode or an extension has
 * removed needs no removal, and nodes that belong before it are inserted at its place.
 */
export function followTranslatedTexts(): void {
  const translations = new WeakMap<Node, Element>();
  const paired = new WeakSet<Node>();
  /** The node after another one, when that was taken away or moved. */
  const followers = new WeakMap<Node, Node | null>();
  /** The parent from which a node was moved. */
  const formerParents = new WeakMap<Node, Node>();

  const isFreeTranslation = (node: Node | null | undefined): node is Element =>
    node?.nodeName === TRANSLATED && !paired.has(node);

  /** A translator replaces a text in one step, or adds its element before or after it removes the text. */
  function findTranslation(record: MutationRecord, next: MutationRecord | undefined): Element | undefined {
    const { target, addedNodes, previousSibling, nextSibling } = record;
    const isSamePlace =
      next?.target === target && next.previousSibling === previousSibling && next.nextSibling === nextSibling;
    return [...addedNodes, previousSibling, nextSibling, ...(isSamePlace ? next.addedNodes : [])].find(
      isFreeTranslation,
    );
  }

  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target as Text);
  });

  function putBack(text: Text): void {
    const translation = translations.get(text);
    translations.delete(text);
    if (translation?.isConnected) translation.replaceWith(text);
  }

  function pair(records: readonly MutationRecord[]): void {
    records.forEach((record, index) => {
      for (const node of record.addedNodes) {
        // React has moved a text: its translation would be a second one.
        if (node.parentNode) translations.get(node)?.remove();
      }
      for (const node of record.removedNodes) {
        followers.set(node, record.nextSibling);
        formerParents.set(node, record.target);
        if (node.parentNode || !(node instanceof Text)) continue;
        const translation = findTranslation(record, records[index + 1]);
        if (!translation) continue;
        translations.set(node, translation);
        paired.add(translation);
        changes.observe(node, { characterData: true });
      }
    });
  }

  const replacements = new MutationObserver(pair);
  replacements.observe(document.documentElement, { childList: true, subtree: true });

  /** The child of `parent` that replaces a node. */
  function placeOf(node: Node, parent: Node): Node | null {
    pair(replacements.takeRecords());
    let place: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  }

  /** The child of `parent` before which to insert nodes that belong before a node; null for the end. */
  function placeBefore(node: Node, parent: Node): Node | null {
    let next: Node | null = node;
    while (next) {
      const place = placeOf(next, parent);
      if (place) return place;
      next = followers.get(next) ?? null;
    }
    return null;
  }

  /** Removes a node that was moved, and what the move has put around it. */
  function removeMoved(node: Node, parent: Node): void {
    let holder = node.parentNode;
    if (holder) removeChild.call(holder, node);
    while (
      holder?.parentNode &&
      holder !== parent &&
      holder.nodeName === TRANSLATED &&
      !holder.hasChildNodes()
    ) {
      const emptyHolder: Node = holder;
      holder = holder.parentNode;
      removeChild.call(holder, emptyHolder);
    }
  }

  /** True if a node was moved out of a parent, or deeper into it. */
  function isMovedFrom(node: Node, parent: Node): boolean {
    pair(replacements.takeRecords());
    return formerParents.get(node) === parent;
  }

  // React can't be given another node, and calls these two only (docs/decisions/0042). A node that never belonged to this
  // parent is an error as usual.
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = child.parentNode ? null : placeOf(child, this);
    if (place) removeChild.call(this, place);
    else if (child.parentNode && isMovedFrom(child, this)) removeMoved(child, this);
    else if (child.parentNode) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    if (child === null || child.parentNode === this) return insertBefore.call(this, node, child) as T;
    const place = placeBefore(child, this);
    const isStranger = child.parentNode && !place && !isMovedFrom(child, this);
    return insertBefore.call(this, node, isStranger ? child : place) as T;
  };
}
