import { readFile } from 'node:fs/promises';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { gatewayFile } from '../kernel/gateway-file';
import type { Database } from '../db/open-database';
import { partnerMaterial } from '../db/tables/partner-material';
import type { DaysFromNow } from './seed-clients';
import { BANNER_SIZES, bannerFile, MATERIAL_WORDS } from './partner-material.table';

/** Days after the seed day until which the texts may be used. */
const TEXT_DAYS = 180;

/** Seeds banners and texts for partners. */
export async function seedMaterial(db: Database, daysFromNow: DaysFromNow): Promise<void> {
  for (const words of MATERIAL_WORDS) {
    const { culture, risk, site, text, title } = words;
    const sharedColumns = { companyId: COMPANY_IDS[site], culture };
    const banners = await Promise.all(
      BANNER_SIZES.map(async (size) => ({
        ...sharedColumns,
        kind: 'banner' as const,
        width: size[0],
        height: size[1],
        content: await readFile(gatewayFile(`seed/material/${bannerFile(words, size)}`)),
        alt: `${title}. ${risk}`,
      })),
    );
    await db
      .insert(partnerMaterial)
      .values([
        ...banners,
        { ...sharedColumns, kind: 'text', alt: text, validUntil: daysFromNow(TEXT_DAYS) },
      ]);
  }
}
