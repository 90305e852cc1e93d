/** Details of an error: its HTTP status or its message (R8). */
export function errorDetail(error: unknown): string {
  if (isHttpResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}

/** True for a thrown HTTP response, e.g. from an extension. */
function isHttpResponse(error: unknown): error is Pick<Response, 'status' | 'statusText'> {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;
}
