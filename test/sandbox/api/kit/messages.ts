/** What a test asks of the gateway's process. */
export type GatewayCommand = { id: number } & (
  | { do: 'advance'; ms: number }
  | { do: 'rows'; sql: string }
  | { do: 'occupy'; turns: number }
  | { do: 'forward'; replicas: number; outcome: 'taken' | 'later' | 'never' }
  | { do: 'purge' }
  | { do: 'review'; args: string[] }
  | { do: 'stop' }
);

/** What the gateway's process says. */
export type GatewayReport =
  | { ready: true; url: string; investUrl: string }
  | { id: number; rows?: Record<string, unknown>[]; error?: string };
