import type { Entry } from '../../../gateway/money/ledger';

/** Commands from a test to the gateway's process. */
export type GatewayCommand = { id: number } & (
  | { do: 'advance'; ms: number }
  | { do: 'rows'; sql: string }
  | { do: 'occupy'; turns: number }
  | { do: 'forward'; replicas: number; outcome: 'taken' | 'later' | 'never' }
  | { do: 'post'; entries: readonly Entry[] }
  | { do: 'purge' }
  | { do: 'store'; isAway: boolean }
  | { do: 'stored' }
  | { do: 'sweep' }
  | { do: 'tell-running-out'; replicas: number }
  | { do: 'watch-margins'; replicas: number }
  | { do: 'review'; args: string[] }
  | { do: 'stop' }
);

/** Reports from the gateway's process. */
export type GatewayReport =
  | { ready: true; url: string; investUrl: string; reviewsUrl: string }
  | { id: number; rows?: Record<string, unknown>[]; error?: string };
