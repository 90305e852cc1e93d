import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/panels/error-boundary';
import { errorDetail } from '../components/panels/error-detail';
import { criticalWords } from './critical-words';

/**
 * The outermost boundary, for errors that no route's card has caught, those of the cards included. It uses no store
 * and no text, since those may be what failed; the title is the specification's (8).
 */
export function UnexpectedError({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={card}>{children}</ErrorBoundary>;
}

function card(error: unknown): ReactNode {
  const detail = errorDetail(error);
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
