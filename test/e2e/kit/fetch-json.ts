/** Sends a request to a gateway, a POST if it has a body; throws with the answer's text if it is refused. */
export async function fetchJson<T>(
  url: string,
  { body, token }: { body?: object | undefined; token?: string },
): Promise<T> {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
