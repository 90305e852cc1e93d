import type { Device } from '../../application/platform/ports/device';
import { visitorSystem, type VisitorSystem } from '../../domain/platform/visitor-system';

/** Client hints, which not every browser has. */
interface NavigatorWithHints {
  readonly userAgentData?: { readonly platform?: string };
}

/** The visitor's device, as its browser describes it. */
export class BrowserDevice implements Device {
  get system(): VisitorSystem {
    const { userAgent, maxTouchPoints } = navigator;
    const platform = (navigator as NavigatorWithHints).userAgentData?.platform ?? '';
    return visitorSystem({ platform, userAgent, touchPoints: maxTouchPoints });
  }
}
