/** jsdom has no modal dialogs: these open and close, and Esc says `cancel` as a browser does. */
export function withDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** What Esc does to an open dialog. */
export function pressEscIn(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
