import { expect, type APIRequestContext } from '@playwright/test';
import { REVIEW_KEY, REVIEW_PORT } from './review-address';

interface WaitingReview {
  kind: 'application' | 'contest' | 'document' | 'partner' | 'referral';
  mark: string;
  email: string;
}

interface Decision {
  readonly decision: string;
  readonly reason?: string;
}

const OPTIONS = { headers: { Authorization: `Bearer ${REVIEW_KEY}` }, maxRetries: 2 };
const deskAt = (port: number) => `http://localhost:${port}/reviews`;

/** Decides, as a reviewer, on all waiting reviews of a client of one kind. */
export async function decide(
  request: APIRequestContext,
  email: string,
  kind: WaitingReview['kind'],
  decision: Decision,
  port = REVIEW_PORT,
): Promise<void> {
  const { reviews } = (await (await request.get(deskAt(port), OPTIONS)).json()) as {
    reviews: WaitingReview[];
  };
  const waitingReviews = reviews.filter((review) => review.email === email && review.kind === kind);
  expect(waitingReviews).not.toEqual([]);
  for (const { mark } of waitingReviews) await decideMark(request, mark, decision, port);
}

/** Decides, as a reviewer, on one review. */
export async function decideMark(
  request: APIRequestContext,
  mark: string,
  decision: Decision,
  port = REVIEW_PORT,
): Promise<void> {
  const answer = await request.post(`${deskAt(port)}/${mark}`, {
    ...OPTIONS,
    data: { ...decision, by: 'a test' },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
}
