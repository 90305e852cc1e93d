import type { PartnerMaterial } from '../../domain/partnership/partner-material';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const banner = (
  id: number,
  culture: string,
  width: number,
  height: number,
  alt: string,
): PartnerMaterial => ({
  id,
  kind: 'banner',
  width,
  height,
  culture,
  alt,
  picture: PIXEL,
  validUntil: null,
});

export const SOME_MATERIAL: readonly PartnerMaterial[] = [
  banner(1, 'en-US', 300, 250, 'Global markets in one account'),
  banner(2, 'en-US', 728, 90, 'Global markets in one account'),
  banner(3, 'es-ES', 300, 250, 'Mercados globales en una sola cuenta'),
  {
    id: 4,
    kind: 'text',
    width: null,
    height: null,
    culture: 'en-US',
    alt: 'If you register through my link and trade, I receive a commission.',
    picture: null,
    validUntil: '2027-03-31T00:00:00.000Z',
  },
];
