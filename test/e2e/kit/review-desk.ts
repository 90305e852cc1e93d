import { expect, type APIRequestContext } from '@playwright/test';
import { REVIEW_KEY, REVIEW_PORT } from './review-address';

interface WaitingReview {
  kind: 'application' | 'document';
  mark: string;
  email: string;
}

/** Decides, as a reviewer, on all waiting reviews of a client of one kind. */
export async function decide(
  request: APIRequestContext,
  email: string,
  kind: WaitingReview['kind'],
  decision: { decision: string; reason?: string },
): Promise<void> {
  const desk = `http://localhost:${REVIEW_PORT}/reviews`;
  const options = { headers: { Authorization: `Bearer ${REVIEW_KEY}` }, maxRetries: 2 };
  const { reviews } = (await (await request.get(desk, options)).json()) as { reviews: WaitingReview[] };
  const waitingReviews = reviews.filter((review) => review.email === email && review.kind === kind);
  expect(waitingReviews).not.toEqual([]);
  for (const { mark } of waitingReviews) {
    const data = { ...decision, by: 'a test' };
    const answer = await request.post(`${desk}/${mark}`, { ...options, data });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  }
}
