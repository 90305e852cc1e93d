import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clock } from '../../../application/kernel/ports/clock';
import { Documents } from '../../../application/documents/ports/documents';
import { Queries } from '../../../application/remote/queries';
import { AttentionStore } from '../../../application/dashboard/attention-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';
import { feature as messages } from '../notifications/messages';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { feature as uploadDocuments } from '../documents/upload-documents';

/** The rail beside every page on wide screens: open tasks and the latest events. */
export const feature = defineFeature({
  row: { chunk: 'rail' },
  needs: [messages, tradingAccounts, uploadDocuments],
  stores: [construct(AttentionStore, Documents, Accounts, Queries, Clock)],
});
