import { isRouteErrorResponse } from 'react-router-dom';

/** What can be said about an error besides that it happened: its status or its message (R8). */
export function errorDetail(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}
