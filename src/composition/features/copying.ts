import { Clipboard } from '../../application/ports/clipboard';
import { CopyStore } from '../../application/stores/copy-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';

/** Copying addresses, ids and references. */
export const feature = defineFeature({ stores: [construct(CopyStore, Clipboard, NoticeStore)] });
