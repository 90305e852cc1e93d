import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';

/** Copying addresses, ids and references. */
export const feature = defineFeature({ stores: [construct(ClipboardStore, Clipboard, NoticeStore)] });
