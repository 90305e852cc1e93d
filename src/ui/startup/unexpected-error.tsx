import { Component, type ReactNode } from 'react';
import { errorDetail } from '../components/error-detail';
import { criticalWords } from './critical-words';

type Caught = { error: unknown } | null;

/**
 * The outermost boundary, for errors that no route's card has caught, those of the cards included. It uses no store
 * and no text, since those may be what failed; the title is the specification's (8).
 */
export class UnexpectedError extends Component<{ children: ReactNode }, { caught: Caught }> {
  override state: { caught: Caught } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const detail = errorDetail(caught.error);
    return (
      <main className="boot-card" role="alert" data-testid="route-error">
        <h1>Unexpected Application Error!</h1>
        {detail !== '' && <p>{detail}</p>}
        <button type="button" data-testid="retry" onClick={() => window.location.reload()}>
          {criticalWords(document.documentElement.lang).retry}
        </button>
      </main>
    );
  }
}
