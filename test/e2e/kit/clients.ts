/** Password of every demo client of the gateway (D8). */
export const DEMO_PASSWORD = 'Portico-demo-1';
