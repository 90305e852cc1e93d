type Field = HTMLInputElement;
type Button = HTMLButtonElement;

/** Prefix of ids in the pre-rendered page, since an id must be unique in a document. */
export const FIRST_PAINT_ID_PREFIX = 'drawn-';

/**
 * Replaces the pre-rendered page by the portal's page: it copies typed values, focus and caret, removes the pre-rendered
 * page before the next frame, and sends a form that was submitted in it (D5-8).
 */
export function replaceFirstPaint(): void {
  const placeholder = document.getElementById('first-paint');
  if (!placeholder) return;
  for (const field of placeholder.querySelectorAll('input')) restoreText(field, counterpart(field));
  moveFocus(placeholder);
  const waitingSubmit = placeholder.querySelector('[type=submit][aria-disabled=true]');
  placeholder.remove();
  if (waitingSubmit) document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
}

function counterpart({ id }: Field): Field | null {
  return document.getElementById(id.slice(FIRST_PAINT_ID_PREFIX.length)) as Field | null;
}

/** Copies a typed value. An empty one is not copied, so that the portal's own draft stays. */
function restoreText({ value }: Field, target: Field | null): void {
  if (!target || value === '') return;
  // The native setter: React's own setter on the element would hide the change from React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus, which is in a field or on a button: links of the pre-rendered page cannot be focused. */
function moveFocus(placeholder: HTMLElement): void {
  const focusedElement = document.activeElement;
  const button = [...placeholder.querySelectorAll('button')].findIndex(
    (candidate) => candidate === focusedElement,
  );
  const field =
    focusedElement instanceof HTMLInputElement && placeholder.contains(focusedElement)
      ? focusedElement
      : null;
  const target = field ? counterpart(field) : document.querySelectorAll<Button>('#root button')[button];
  target?.focus({ preventScroll: true });
  if (field && target instanceof HTMLInputElement) setCaret(target, field);
}

/** Copies the caret, except at the end of the text, where focusing puts it anyway. */
function setCaret(target: Field, { value, selectionStart, selectionEnd, selectionDirection }: Field): void {
  if (selectionStart === value.length) return;
  // The caret of an e-mail field can't be set. That of a text field can, and survives the change of the type.
  const { type } = target;
  target.type = 'text';
  target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  target.type = type;
}
