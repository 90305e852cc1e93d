import { ACCOUNT_REVIEWS } from './account-reviews';
import { APPLICATION_REVIEWS } from './application-reviews';
import { DOCUMENT_REVIEWS } from './document-reviews';
import { PROFILE_REVIEWS } from './profile-reviews';
import { REFERRAL_REVIEWS } from './referral-reviews';
import { PARTNER_REVIEWS } from './partner-reviews';
import { CONTEST_REVIEWS } from './contest-reviews';
import type { ReviewKind } from './review-kind';

/** The kinds of review, in the order of the list. */
export const REVIEW_KINDS: readonly ReviewKind[] = Object.freeze([
  PROFILE_REVIEWS,
  ACCOUNT_REVIEWS,
  APPLICATION_REVIEWS,
  DOCUMENT_REVIEWS,
  REFERRAL_REVIEWS,
  PARTNER_REVIEWS,
  CONTEST_REVIEWS,
]);
