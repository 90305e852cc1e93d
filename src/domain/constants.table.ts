/** Times and limits of specification 9; `…Ms` are milliseconds, `…Px` CSS pixels. */
export const CONSTANTS = Object.freeze({
  // name                        value       spec
  firstLoadMs:                   2_000,   // 4, 9: loading placeholder and first-load flag
  verifyFlagMs:                  3_000,   // 2.4, 9: verify flag re-set delay
  chatPollMs:                    500,     // 4, 9: support chat poll
  chatPollAtMostMs:              30_000,  // decisions 5
  chatIdentityLifetimeSeconds:   300,     // 9: support identity token
  chatClaimsLifetimeSeconds:     60,      // 9: its claims
  slowNoticeMs:                  15_000,  // decisions 4: a panel says that its call is slow
  frameFallbackMs:               15_000,  // quality I4
  researchCacheMs:               86_400_000, // 7, 9: embedded URL
  cacheCollectionMs:             300_000, // 9: data cache, garbage collection
  toastMs:                       5_000,   // 9
  carouselMs:                    5_000,   // 9: campaign carousel
  carouselSlides:                2,       // 9, decisions 4
  carouselSpacingPx:             15,      // 9
  desktopBreakpointPx:           991,     // 9: at or below it the mobile bar
  modalZIndex:                   1_050,   // 9
  fadeMs:                        150,     // 9: transitions
  modalMs:                       300,     // 9
  offcanvasMs:                   300,     // 9
  collapseMs:                    350,     // 9
  carouselMoveMs:                600,     // 9
  chunkLoadMs:                   120_000, // 8, 9
  translationReadsAtOnce:        10,      // 9: translation loader
  boosterToolId:                 6,       // 2.4, 7
});
