/** A regional announcement (R7 `RegionPopup`, D4); fields that were not sent are empty or `null`. */
export interface RegionPopup {
  readonly id: number | null;
  /** Language of the texts: two letters or a culture. */
  readonly culture: string | null;
  /** Texts, never markup (X1). */
  readonly title: string;
  readonly contentText: string;
  readonly buttonText: string;
  readonly url: string | null;
}
