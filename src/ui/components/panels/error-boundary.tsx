import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  /** A change renders the children again. */
  readonly resetKey?: unknown;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/** Errors in a document that extensions change are single; those of a loop follow each other quickly. */
const SHORTEST_REDRAW_MS = 1_000;

/**
 * Renders a fallback if rendering fails. The React root reports the error. If a translator or an extension of the browser has
 * changed the document, it renders the children again: their stores keep the text of the form.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };
  private redrawnAt = -Infinity;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidUpdate(): void {
    const { failure } = this.state;
    if (!failure || !this.canRedraw(failure.error)) return;
    this.redrawnAt = performance.now();
    this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.canRedraw(failure.error) ? null : this.props.fallback(failure.error);
  }

  private canRedraw(error: unknown): boolean {
    return isForeignChange(error) && performance.now() - this.redrawnAt > SHORTEST_REDRAW_MS;
  }
}

/** React has not found a node where it had put it. */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
