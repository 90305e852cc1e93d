import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/panels/error-boundary';
import { errorDetail } from '../components/panels/error-detail';
import { criticalWords } from './critical-words';

/**
 * The outermost error boundary, for errors outside the routes and in their error cards. It uses no store and no text,
 * since those may have failed. The title is from the specification (8).
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
