import { expect, type APIRequestContext } from '@playwright/test';
import { REVIEW_KEY, REVIEW_PORT } from './review-address';

interface Waiting {
  kind: 'application' | 'document';
  mark: string;
  email: string;
}

/** A reviewer decides on everything of a kind that a client has waiting. */
export async function decide(
  request: APIRequestContext,
  email: string,
  kind: Waiting['kind'],
  decision: { decision: string; reason?: string },
): Promise<void> {
  const desk = `http://localhost:${REVIEW_PORT}/reviews`;
  const options = { headers: { Authorization: `Bearer ${REVIEW_KEY}` }, maxRetries: 2 };
  const { reviews } = (await (await request.get(desk, options)).json()) as { reviews: Waiting[] };
  const own = reviews.filter((review) => review.email === email && review.kind === kind);
  expect(own).not.toEqual([]);
  for (const { mark } of own) {
    const data = { ...decision, by: 'a test' };
    const answer = await request.post(`${desk}/${mark}`, { ...options, data });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  }
}
