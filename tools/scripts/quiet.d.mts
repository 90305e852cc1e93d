import type { Page } from '@playwright/test';

export declare function quiet(page: Page): Promise<void>;
