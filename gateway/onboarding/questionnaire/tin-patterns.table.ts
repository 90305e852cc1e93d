import type { DependentPattern } from '../../../src/domain/onboarding/form-schema';

type Row = DependentPattern['patterns'][string] & {
  /** The country's name for the number, and the source of its form. */
  readonly name: string;
  readonly source: string;
};
const row = (pattern: string, example: string, name: string, source: string): Row => ({ pattern, example, name, source });

/** The source for the members of the Union. */
const EU = 'European Commission, TIN on EUROPA';
/** The source for the states that exchange tax information. */
const OECD = 'OECD, Tax identification numbers by jurisdiction';

/**
 * Tax numbers by country (ISO 3166-1): the shape alone, since a check digit that one authority changes must not keep
 * a client out. Countries that are missing here take any number.
 */
const TAX_NUMBERS = Object.freeze({
  AT: row('^\\d{2}-?\\d{3}/?\\d{4}$',                          '93-173/6581',         'Abgabenkontonummer',            EU),
  AU: row('^\\d{3} ?\\d{3} ?\\d{2,3}$',                        '123 456 782',         'Tax file number',               'Australian Taxation Office'),
  BE: row('^\\d{2}\\.?\\d{2}\\.?\\d{2}-?\\d{3}\\.?\\d{2}$',    '00.01.25-111.19',     'Numéro national',               EU),
  BG: row('^\\d{10}$',                                         '7523169263',          'ЕГН',                           EU),
  BR: row('^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',              '390.533.447-05',      'CPF',                           'Receita Federal'),
  CA: row('^\\d{3}[ \\-]?\\d{3}[ \\-]?\\d{3}$',                '123-456-782',         'Social insurance number',       'Canada Revenue Agency'),
  CH: row('^756\\.?\\d{4}\\.?\\d{4}\\.?\\d{2}$',               '756.9217.0769.85',    'AHV-Nummer',                    OECD),
  CN: row('^\\d{17}[0-9X]$',                                   '360426199101010071',  '居民身份证号码',                OECD),
  CZ: row('^\\d{6}/?\\d{3,4}$',                                '710319/2745',         'Rodné číslo',                   EU),
  DE: row('^[1-9]\\d{10}$',                                    '86095742719',         'Identifikationsnummer',         'Bundeszentralamt für Steuern'),
  DK: row('^\\d{6}-?\\d{4}$',                                  '010111-1113',         'CPR-nummer',                    EU),
  EE: row('^[1-6]\\d{10}$',                                    '37605030299',         'Isikukood',                     EU),
  ES: row('^(\\d{8}|[KLMXYZ]\\d{7})[A-HJ-NP-TV-Z]$',           '12345678Z',           'NIF',                           'Agencia Tributaria'),
  FI: row('^\\d{6}[\\-+A-FU-Y]\\d{3}[0-9A-FHJ-NPR-Y]$',        '131052-308T',         'Henkilötunnus',                 EU),
  FR: row('^[0-3]\\d{12}$',                                    '3023217600053',       'Numéro fiscal de référence',    'Direction générale des Finances publiques'),
  GB: row('^(\\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\\d{6}[A-D])$', 'AB123456C',  'National Insurance number or UTR', 'HM Revenue and Customs'),
  GR: row('^\\d{9}$',                                          '023456780',           'ΑΦΜ',                           EU),
  HK: row('^[A-Z]{1,2}\\d{6}\\(?[0-9A]\\)?$',                  'A123456(3)',          '香港身份證號碼',                OECD),
  HR: row('^\\d{11}$',                                         '33392005961',         'OIB',                           EU),
  HU: row('^8\\d{9}$',                                         '8071592153',          'Adóazonosító jel',              EU),
  ID: row('^(\\d{15,16}|\\d{2}\\.\\d{3}\\.\\d{3}\\.\\d-\\d{3}\\.\\d{3})$', '3171011708450001', 'NPWP or NIK',          'Direktorat Jenderal Pajak'),
  IE: row('^\\d{7}[A-W][A-IW]?$',                              '1234567FA',           'PPS number',                    EU),
  IN: row('^[A-Z]{3}P[A-Z]\\d{4}[A-Z]$',                       'ACUPA7085R',          'PAN',                           'Income Tax Department'),
  IT: row('^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$', 'RSSMRA85T10A562S', 'Codice fiscale', 'Agenzia delle Entrate'),
  JP: row('^\\d{12}$',                                         '123456789018',        '個人番号',                      OECD),
  KE: row('^A\\d{9}[A-Z]$',                                    'A004416331M',         'PIN',                           'Kenya Revenue Authority'),
  KR: row('^\\d{6}-?\\d{7}$',                                  '971013-9019902',      '주민등록번호',                  OECD),
  LU: row('^\\d{13}$',                                         '1893120105732',       'Matricule',                     EU),
  MX: row('^[A-ZÑ&]{4}\\d{6}[A-Z0-9]{3}$',                     'GODE561231GR8',       'RFC',                           'Servicio de Administración Tributaria'),
  MY: row('^(IG|OG|SG)\\d{9,11}$',                             'IG845462070',         'Nombor pengenalan cukai',       'Lembaga Hasil Dalam Negeri'),
  NL: row('^\\d{9}$',                                          '174559434',           'Burgerservicenummer',           EU),
  NO: row('^\\d{11}$',                                         '15108695088',         'Fødselsnummer',                 OECD),
  NZ: row('^\\d{2,3}-?\\d{3}-?\\d{3}$',                        '49-091-850',          'IRD number',                    'Inland Revenue'),
  PH: row('^\\d{3}-?\\d{3}-?\\d{3}(-?\\d{3,5})?$',             '123-456-789-000',     'TIN',                           'Bureau of Internal Revenue'),
  PK: row('^(\\d{7}-?\\d|\\d{5}-?\\d{7}-?\\d)$',               '34201-0891231-8',     'CNIC or NTN',                   'Federal Board of Revenue'),
  PL: row('^\\d{10,11}$',                                      '02070803628',         'PESEL or NIP',                  EU),
  PT: row('^[1-3]\\d{8}$',                                     '299999998',           'NIF',                           EU),
  RO: row('^[1-9]\\d{12}$',                                    '1630615123457',       'Cod numeric personal',          EU),
  SE: row('^(\\d{2})?\\d{6}[\\-+]?\\d{4}$',                    '640823-3234',         'Personnummer',                  EU),
  SG: row('^[FGMST]\\d{7}[A-Z]$',                              'S1234567D',           'NRIC or FIN',                   'Inland Revenue Authority of Singapore'),
  SI: row('^\\d{8}$',                                          '15012557',            'Davčna številka',               EU),
  SK: row('^(\\d{10}|\\d{6}/?\\d{3,4})$',                      '710319/2745',         'Rodné číslo or DIČ',            EU),
  TH: row('^[1-8]\\d{12}$',                                    '1234545678781',       'เลขประจำตัวประชาชน',              OECD),
  TR: row('^\\d{10,11}$',                                      '17291716060',         'T.C. kimlik numarası',          OECD),
  TW: row('^[A-Z][1289A-D]\\d{8}$',                            'A123456789',          '身分證統一編號',                '財政部'),
  US: row('^\\d{3}-?\\d{2}-?\\d{4}$',                          '536-90-4399',         'SSN or ITIN',                   'Internal Revenue Service'),
  VN: row('^(\\d{10}|\\d{12})$',                               '0100233488',          'Mã số thuế',                    'Tổng cục Thuế'),
  ZA: row('^[01239]\\d{9}$',                                   '0001339050',          'Tax reference number',          'South African Revenue Service'),
});

/** The patterns that the portal gets. */
export const TIN_PATTERNS = Object.freeze(
  Object.fromEntries(
    Object.entries(TAX_NUMBERS).map(([country, { example, pattern }]) => [country, { pattern, example }]),
  ) as Readonly<Record<keyof typeof TAX_NUMBERS, DependentPattern['patterns'][string]>>,
);
