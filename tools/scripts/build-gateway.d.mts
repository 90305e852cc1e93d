export function buildGateway(folder?: string): Promise<void>;
