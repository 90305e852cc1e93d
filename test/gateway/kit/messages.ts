import type { ApiConfig } from '../../../gateway/http/api-config';
import type { Entry } from '../../../gateway/ledger/ledger';

/** An action of `Dealing` that a test may request. */
type DealingAction = 'order' | 'close' | 'change' | 'cancel' | 'quote' | 'record';
export type DealingRequest = readonly [action: DealingAction, request: object];

export interface GatewayOptions {
  captchaProvider: ApiConfig['captchaProvider'];
  forms: 'open' | 'whole-forms' | 'test-forms' | 'own-companies' | `${string}.json`;
}

export interface GatewayAddresses {
  url: string;
  investUrl: string;
  reviewsUrl: string;
  /** The server of framed pages. */
  framesUrl: string;
}

/** Commands from a test to its gateway. */
export type GatewayCommand =
  | { do: 'advance'; ms: number }
  | { do: 'rows'; sql: string }
  | { do: 'occupy'; turns: number }
  | { do: 'forward'; replicas: number; outcome: 'taken' | 'later' | 'never' }
  | { do: 'post'; entries: readonly Entry[] }
  | { do: 'purge' }
  | { do: 'store'; isAway: boolean }
  | { do: 'stored' }
  | { do: 'sweep' }
  | { do: 'finish-uploads'; replicas: number }
  | { do: 'tell-running-out'; replicas: number }
  | { do: 'watch-margins'; replicas: number }
  | { do: 'deal'; requests: readonly DealingRequest[] }
  | { do: 'run-dealing'; replicas: number }
  | { do: 'run-robots'; replicas: number; accounts: 'all' | 'strategies' }
  | { do: 'run-copies'; replicas: number }
  | { do: 'settle-commission'; replicas: number }
  | { do: 'settle-contests'; replicas: number }
  | { do: 'settle-bonuses'; replicas: number }
  | { do: 'review'; args: string[] }
  | { do: 'stop' };

/** To the process with the gateways: starts a gateway of this number, or gives it a command. */
export interface HostRequest {
  id: number;
  gateway: number;
  start?: GatewayOptions;
  command?: GatewayCommand;
}

export interface HostReport {
  id: number;
  addresses?: GatewayAddresses;
  rows?: Record<string, unknown>[];
  error?: string;
}
