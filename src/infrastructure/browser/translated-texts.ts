/** The elements in which page translators put their texts; the portal has none of its own. */
const TRANSLATED = 'FONT';

/**
 * Keeps the portal's texts usable when a page translator replaces them by elements of its own, or moves them into such
 * (docs/decisions/0042). React knows the replaced texts only: what it does to one of them is done to the element in its place, and
 * one that changes comes back, so that no old text or figure stays.
 */
export function followTranslatedTexts(): void {
  const translations = new WeakMap<Node, Element>();
  const paired = new WeakSet<Node>();

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
        if (!(node instanceof Text) || node.parentNode) continue;
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

  /** The child of `parent` that stands for a node. */
  function placeOf(node: Node, parent: Node): Node | null {
    pair(replacements.takeRecords());
    let place: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  }

  // React can be told of no other node, and calls these two only (docs/decisions/0042). What stays unknown throws as before.
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = placeOf(child, this);
    if (place) removeChild.call(this, place);
    // A text that is gone without a translation needs no removal any more.
    else if (child.parentNode || !(child instanceof Text)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    const isMoved = child !== null && child.parentNode !== this;
    const place = isMoved ? placeOf(child, this) : child;
    // Nothing tells the place of a text that is gone without a translation: the end is better than an error.
    const isUnknown = isMoved && !place && (child.parentNode || !(child instanceof Text));
    return insertBefore.call(this, node, isUnknown ? child : place) as T;
  };
}
