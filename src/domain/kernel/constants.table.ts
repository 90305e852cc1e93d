/** Times and limits of R9; `…Ms` are milliseconds, `…Px` CSS pixels. */
export const CONSTANTS = Object.freeze({
  // name                        value       spec
  firstLoadMs:                   2_000,   // R4, R9: loading placeholder and first-load flag
  verifyFlagMs:                  3_000,   // R2.4, R9: verify flag re-set delay
  chatPollMs:                    500,     // R4, R9: support chat poll
  chatPollAtMostMs:              30_000,  // D5
  chatIdentityLifetimeSeconds:   300,     // R9: support identity token
  chatClaimsLifetimeSeconds:     60,      // R9: its claims
  slowNoticeMs:                  15_000,  // D4: a panel says that its call is slow
  frameFallbackMs:               15_000,  // I4
  researchCacheMs:               86_400_000, // R7, R9: embedded URL
  cacheCollectionMs:             300_000, // R9: data cache, garbage collection
  toastMs:                       5_000,   // R9
  carouselMs:                    5_000,   // R9: campaign carousel
  carouselSlides:                2,       // R9, D4
  carouselSpacingPx:             15,      // R9
  desktopBreakpointPx:           991,     // R9: at or below it the mobile bar
  modalZIndex:                   1_050,   // R9
  fadeMs:                        150,     // R9: transitions
  modalMs:                       300,     // R9
  offcanvasMs:                   300,     // R9
  collapseMs:                    350,     // R9
  carouselMoveMs:                600,     // R9
  chunkLoadMs:                   120_000, // R8, R9
  translationReadsAtOnce:        10,      // R9: translation loader
  boosterToolId:                 6,       // R2.4, R7
});
