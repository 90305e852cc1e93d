/** A slide of the campaign carousel as the gateway sends it (R3); fields that were not sent are empty or `null`. */
export interface CampaignSlide {
  readonly id: number | null;
  /** Language of the texts: two letters or a culture. */
  readonly culture: string | null;
  /** Text, never markup (X1). */
  readonly contentText: string;
  readonly buttonText: string;
  readonly image: string | null;
  readonly url: string | null;
}
