/** Kinds of the parts with which a PDF paints its pages; `value` is a number, a name, a text, or a list of them. */
export type PdfPartKind =
  | 'value'
  | 'resources'
  | 'content'
  | 'fonts'
  | 'font'
  | 'fontDescriptor'
  | 'fontFile'
  | 'encoding'
  | 'glyphs'
  | 'characterSystem'
  | 'xObjects'
  | 'xObject'
  | 'states'
  | 'state'
  | 'mask'
  | 'group'
  | 'patterns'
  | 'pattern'
  | 'shadings'
  | 'shading'
  | 'colors'
  | 'color'
  | 'colorProcess'
  | 'function'
  | 'decoding'
  | 'bytes';

type PdfPart = Readonly<Record<string, PdfPartKind>>;

const values = (names: string): PdfPart => Object.fromEntries(names.split(' ').map((name) => [name, 'value']));

/** The entry for each name of a part whose names the document chooses. */
export const ANY_NAME = '*';

const FUNCTION: PdfPart = {
  ...values('FunctionType Domain Range Bounds Encode Decode C0 C1 N Size BitsPerSample Order'),
  Functions: 'function',
};

/**
 * The entries of each kind of part that are copied into a rewritten PDF, with the kinds of their values (ISO 32000). Everything that is
 * not in this table is dropped: actions, annotations, scripts, forms, embedded files, links to other files, metadata.
 */
export const PDF_PARTS: Readonly<Record<PdfPartKind, PdfPart>> = Object.freeze({
  value: {},
  content: {},
  bytes: {},
  resources: {
    ...values('ProcSet'),
    Font: 'fonts',
    XObject: 'xObjects',
    ExtGState: 'states',
    ColorSpace: 'colors',
    Pattern: 'patterns',
    Shading: 'shadings',
  },
  fonts: { [ANY_NAME]: 'font' },
  font: {
    ...values('Type Subtype BaseFont Name FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix'),
    Encoding: 'encoding',
    ToUnicode: 'encoding',
    FontDescriptor: 'fontDescriptor',
    DescendantFonts: 'font',
    CIDSystemInfo: 'characterSystem',
    CIDToGIDMap: 'bytes',
    CharProcs: 'glyphs',
    Resources: 'resources',
  },
  fontDescriptor: {
    ...values('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading'),
    ...values('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet'),
    FontFile: 'fontFile',
    FontFile2: 'fontFile',
    FontFile3: 'fontFile',
  },
  fontFile: values('Subtype Length1 Length2 Length3'),
  encoding: {
    ...values('Type BaseEncoding Differences CMapName WMode'),
    CIDSystemInfo: 'characterSystem',
    UseCMap: 'encoding',
  },
  characterSystem: values('Registry Ordering Supplement'),
  glyphs: { [ANY_NAME]: 'content' },
  xObjects: { [ANY_NAME]: 'xObject' },
  // Pictures, and forms: pages within a page.
  xObject: {
    ...values('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
    ...values('FormType BBox Matrix'),
    ColorSpace: 'color',
    Mask: 'xObject',
    SMask: 'xObject',
    Resources: 'resources',
    Group: 'group',
  },
  states: { [ANY_NAME]: 'state' },
  state: {
    ...values('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
    Font: 'font',
    BG: 'function',
    BG2: 'function',
    UCR: 'function',
    UCR2: 'function',
    TR: 'function',
    TR2: 'function',
    SMask: 'mask',
  },
  mask: { ...values('Type S BC'), G: 'xObject', TR: 'function' },
  group: { ...values('Type S I K'), CS: 'color' },
  patterns: { [ANY_NAME]: 'pattern' },
  pattern: {
    ...values('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: 'resources',
    Shading: 'shading',
    ExtGState: 'state',
  },
  shadings: { [ANY_NAME]: 'shading' },
  shading: {
    ...values('ShadingType Background BBox AntiAlias Coords Domain Extend Matrix Decode VerticesPerRow'),
    ...values('BitsPerCoordinate BitsPerComponent BitsPerFlag'),
    ColorSpace: 'color',
    Function: 'function',
  },
  colors: { [ANY_NAME]: 'color' },
  // A color space is a list, which may contain a function.
  color: {
    ...FUNCTION,
    ...values('WhitePoint BlackPoint Gamma Matrix Subtype'),
    Alternate: 'color',
    Colorants: 'colors',
    Process: 'colorProcess',
  },
  colorProcess: { ...values('Components'), ColorSpace: 'color' },
  function: FUNCTION,
  // How the bytes of a part are packed.
  decoding: {
    ...values('Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock'),
    ...values('BlackIs1 DamagedRowsBeforeError ColorTransform'),
    JBIG2Globals: 'bytes',
  },
});
