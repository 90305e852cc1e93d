/** One investor re-assessment that waits for the client (R3, R2.7). */
export interface ReAssessment {
  typeId: number;
  showPopup: boolean;
  /** ISO 8601 instant, `null` if none was sent. */
  finishDate: string | null;
  /** The client may postpone it. */
  isSkip: boolean;
}

/**
 * The signed-in client (R3 "user setting"). Only `id` and `companyId` are certain; what was
 * not sent is false, empty or `null` (D4 "Required").
 */
export interface UserSetting {
  id: number;
  companyId: number;
  firstName: string;
  lastName: string;
  fullName: string;
  siteId: number | null;
  culture: string | null;
  /** Anything but `dark` is light (D5). */
  theme: string | null;
  isOpenAccount: boolean;
  isIb: boolean;
  isAnyLiveAccount: boolean;
  isAnyCfdMetaAccount: boolean;
  firstMt4Login: number | null;
  firstMt5Login: number | null;
  isVisibleDocumentUpload: boolean;
  reAssessmentResult: readonly ReAssessment[];
}
