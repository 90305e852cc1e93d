/** Reports uncaught errors, except for scripts and pictures that do not load. */
export function watchErrors(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
