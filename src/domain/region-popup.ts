/** A regional announcement (specification 7 `RegionPopup`, decisions 4); what was not sent is empty or `null`. */
export interface RegionPopup {
  readonly id: number | null;
  /** Texts, never markup (quality X1). */
  readonly title: string;
  readonly contentText: string;
  readonly buttonText: string;
  readonly url: string | null;
}
