export declare function build(): Promise<number>;
export declare function ensureBuild(): Promise<number>;
