import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { LaunchPrefix } from '../../../application/session/core-ports/launch';
import { SessionStore } from '../../../application/session/session-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';

/** Forms that warn before their text is lost. */
export const feature = defineFeature({
  stores: [construct(UnsentForms, LaunchPrefix, Navigation, SessionStore)],
});
