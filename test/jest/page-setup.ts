/** A MessageChannel on timers: Node's own keeps jest alive, and Ant Design's Form needs one. */
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

/** Constructed sheets, which jsdom lacks: Ant Design's rules go there (docs/decisions/0002). */
class EmptyStyleSheet {
  replaceSync(): void {}
}

Object.assign(document, { adoptedStyleSheets: [] });

Object.assign(globalThis, {
  CSSStyleSheet: EmptyStyleSheet,
  MessageChannel: TimerMessageChannel,
  ResizeObserver: NullResizeObserver,
  matchMedia: (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)', // jsdom ends no animation, which would keep what leaves
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }),
});

/** jsdom computes no styles of pseudo elements, and says so on each question of Ant Design's. */
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
