type Field = HTMLInputElement;
type Button = HTMLButtonElement;

/** The prefix of ids in the page drawn beforehand, since no id may stand twice in a page. */
export const DRAWN_ID = 'drawn-';

/**
 * The portal's page has come, and takes the place of the one that was drawn beforehand: what was typed there is typed
 * again, the focus and the caret go where they were, and a submit that has waited goes (D5-8). Before the next frame
 * nothing of the drawn page is left.
 */
export function handOver(): void {
  const drawn = document.getElementById('first-paint');
  if (!drawn) return;
  for (const field of drawn.querySelectorAll('input')) typeAgain(field, counterpart(field));
  takeFocus(drawn);
  const waits = drawn.querySelector('[type=submit][aria-disabled=true]');
  drawn.remove();
  if (waits) document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
}

function counterpart({ id }: Field): Field | null {
  return document.getElementById(id.slice(DRAWN_ID.length)) as Field | null;
}

/** A draft of the portal's own stays where nothing was typed. */
function typeAgain({ value }: Field, own: Field | null): void {
  if (!own || value === '') return;
  // React has put a setter of its own on the element, by which it tells its writes from a client's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, value);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Drawn links lead nowhere and take no focus: it is in a field, or on a button. */
function takeFocus(drawn: HTMLElement): void {
  const from = document.activeElement;
  const button = [...drawn.querySelectorAll('button')].findIndex((one) => one === from);
  const field = from instanceof HTMLInputElement && drawn.contains(from) ? from : null;
  const own = field ? counterpart(field) : document.querySelectorAll<Button>('#root button')[button];
  own?.focus({ preventScroll: true });
  if (field && own instanceof HTMLInputElement) setCaret(own, field);
}

/** At the end of the text the caret stands there by itself. */
function setCaret(own: Field, { value, selectionStart, selectionEnd, selectionDirection }: Field): void {
  if (selectionStart === value.length) return;
  // The caret of an e-mail field can't be set; that of a text field can, and stays when the type changes.
  const { type } = own;
  own.type = 'text';
  own.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  own.type = type;
}
