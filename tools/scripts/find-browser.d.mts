export declare function findBrowser(): string | undefined;
export declare function findHeadlessShell(): string | undefined;
export declare const BROWSER_ARGS: string[];
