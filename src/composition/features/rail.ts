import { Accounts } from '../../application/ports/accounts';
import { Clock } from '../../application/ports/clock';
import { Documents } from '../../application/ports/documents';
import { Queries } from '../../application/remote/queries';
import { AttentionStore } from '../../application/stores/attention-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';
import { feature as messages } from './messages';
import { feature as tradingAccounts } from './trading-accounts';
import { feature as uploadDocuments } from './upload-documents';

/** What stands beside every page where there is room: what waits, and what happened last. */
export const feature = defineFeature({
  needs: [messages, tradingAccounts, uploadDocuments],
  stores: [construct(AttentionStore, Documents, Accounts, Queries, Clock)],
});
