/** A slide of the campaign carousel as the gateway sends it (specification 3); what was not sent is empty or `null`. */
export interface CampaignSlide {
  readonly id: number | null;
  /** Text, never markup (quality X1). */
  readonly contentText: string;
  readonly buttonText: string;
  readonly image: string | null;
  readonly url: string | null;
}
