/** The page during start-up. The same element is in index.html, so that nothing jumps. */
export function AppSpinner() {
  return <div className="app-spinner" data-testid="app-spinner" role="status" aria-label="Loading" />;
}
