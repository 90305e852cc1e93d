export declare function findBrowser(): string | undefined;
export declare const BROWSER_ARGS: string[];
