/** A MessageChannel based on timers, needed by Ant Design's Form: Node's own would keep a test's process alive. */
class TimerMessageChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}

class NullResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A constructable style sheet: Ant Design's rules go into one (docs/decisions/0002). */
class EmptyStyleSheet {
  replaceSync(): void {}
}

const matchMedia = (query: string) => ({
  // jsdom never ends an animation, so leaving elements would stay.
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

/** True in a page that `completePage` has completed: no rule of a style sheet has an effect there. */
export const isWithoutLayout = () => Object.is(window.CSSStyleSheet, EmptyStyleSheet);

/** Adds to jsdom the browser functions that views need. A real browser's page stays unchanged. */
export function completePage(): void {
  if ('adoptedStyleSheets' in document) return;
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(window, {
    CSSStyleSheet: EmptyStyleSheet, // jsdom's class cannot be constructed.
    MessageChannel: TimerMessageChannel,
    ResizeObserver: NullResizeObserver,
    matchMedia,
  });
  // jsdom cannot compute styles of pseudo-elements, and prints an error each time Ant Design requests them.
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => computedStyle(element);
}
