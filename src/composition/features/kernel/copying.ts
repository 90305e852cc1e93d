import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { CopyStore } from '../../../application/kernel/copy-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';

/** Copying addresses, ids and references. */
export const feature = defineFeature({ stores: [construct(CopyStore, Clipboard, NoticeStore)] });
