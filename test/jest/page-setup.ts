/** A MessageChannel based on timers, needed by Ant Design's Form: Node's own would keep Jest alive. */
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

/** Constructable style sheets, which jsdom lacks: Ant Design's rules go there (docs/decisions/0002). */
class EmptyStyleSheet {
  replaceSync(): void {}
}

Object.assign(document, { adoptedStyleSheets: [] });

Object.assign(globalThis, {
  CSSStyleSheet: EmptyStyleSheet,
  MessageChannel: TimerMessageChannel,
  ResizeObserver: NullResizeObserver,
  matchMedia: (query: string) => ({
    // jsdom never ends an animation, so leaving elements would stay
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }),
});

/** jsdom cannot compute styles of pseudo-elements, and prints an error each time Ant Design asks. */
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
