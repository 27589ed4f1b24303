/** Workbooks as the programs used by schools write them: all they have in common is the format. */
import { writeZip, type ZipPart } from './zip-writer.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006'

/** A cell: a text, a date by its serial from 1900, or a number padded to four digits. */
export type WrittenCell = string | { readonly serial: number } | { readonly padded: number } | null

export interface WrittenList {
  readonly rows: readonly (readonly WrittenCell[])[]
  /** Merged cells: "A1:C1". */
  readonly merges?: readonly string[]
  /** Pictures, comments, a chart, a theme and cached cells of another file, as far as the program writes them. */
  readonly isDecorated?: boolean
  /** Dates count from 1904, as on old Macs. */
  readonly is1904?: boolean
}

/** How one program writes what the format leaves open. */
export interface WorkbookWriter {
  readonly name: string
  /** Strings in a shared table, inline in the cells, or in the table as formatted runs. */
  readonly strings: 'shared' | 'inline' | 'runs'
  /** Relationship targets are absolute paths. */
  readonly isRooted?: true
  /** The attributes of a row besides its number. */
  readonly row: string
  readonly theme: 'office2007' | 'office2013' | 'none'
  /** The workbook and its relationships are written after the worksheets. */
  readonly isWorkbookLast?: true
  /** Further parts it writes beside the worksheet. */
  readonly extras: readonly ('drawing' | 'comments' | 'vml' | 'chart' | 'printer' | 'external' | 'calcChain')[]
  /** A growth hint precedes the data of the first part. */
  readonly hasGrowthHint?: true
}

/** Programs in which schools write class lists; each with the extras it is known to add. */
export const workbookWriters: readonly WorkbookWriter[] = [
  {
    name: 'Excel 2007',
    strings: 'shared',
    row: 'spans="1:4"',
    theme: 'office2007',
    hasGrowthHint: true,
    extras: ['drawing', 'comments', 'vml', 'printer', 'calcChain'],
  },
  {
    name: 'Excel 365',
    strings: 'runs',
    row: 'spans="1:4" x14ac:dyDescent="0.3"',
    theme: 'office2013',
    hasGrowthHint: true,
    extras: ['drawing', 'comments', 'vml', 'chart', 'external', 'calcChain'],
  },
  {
    name: 'WPS',
    strings: 'shared',
    row: 'ht="14.25" spans="1:4"',
    theme: 'office2007',
    extras: ['drawing', 'comments', 'vml'],
  },
  {
    name: 'LibreOffice',
    strings: 'shared',
    row: 'customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
    theme: 'office2013',
    extras: ['drawing', 'comments', 'vml', 'chart'],
  },
  {
    name: 'openpyxl',
    strings: 'inline',
    isRooted: true,
    row: '',
    theme: 'office2007',
    isWorkbookLast: true,
    extras: ['drawing', 'comments', 'vml', 'chart'],
  },
  {
    name: 'PHPSpreadsheet',
    strings: 'shared',
    row: 'spans="1:4"',
    theme: 'office2007',
    extras: ['drawing', 'comments', 'vml', 'chart'],
  },
  { name: 'Apache POI', strings: 'shared', row: '', theme: 'none', extras: ['drawing', 'comments', 'vml'] },
  {
    name: 'Google Sheets',
    strings: 'shared',
    row: 'ht="15.75" customHeight="1"',
    theme: 'office2013',
    isWorkbookLast: true,
    extras: ['drawing', 'external'],
  },
]

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A list as one program writes it. */
export function writtenBy(writer: WorkbookWriter, list: WrittenList): Buffer {
  const strings = [...new Set(list.rows.flat().filter((cell) => typeof cell === 'string'))]
  const head: readonly ZipPart[] = [
    xmlPart('xl/workbook.xml', workbookXml(list)),
    xmlPart('xl/_rels/workbook.xml.rels', relationsXml(writer)),
  ]
  const body = [
    xmlPart('xl/styles.xml', stylesXml),
    ...(writer.strings === 'inline' ? [] : [xmlPart('xl/sharedStrings.xml', stringsXml(writer, strings))]),
    ...(writer.theme === 'none' ? [] : [xmlPart('xl/theme/theme1.xml', themes[writer.theme])]),
    xmlPart('xl/worksheets/sheet1.xml', sheetXml(writer, list, strings)),
    ...(list.isDecorated === true ? writer.extras.flatMap((extra) => extras[extra]) : []),
  ]
  const types = xmlPart(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  )
  const first = writer.hasGrowthHint === true ? { ...types, extra: growthHint } : types
  return writeZip(writer.isWorkbookLast === true ? [first, ...body, ...head] : [first, ...head, ...body])
}

const xmlPart = (name: string, xml: string): ZipPart => ({ name, data: declaration + xml })

/** Padding (an extra field) that lets a part grow without moving the next one. */
const growthHint = Buffer.concat([Buffer.from([0x20, 0xa2, 0x14, 0x00, 0x28, 0xa0, 0x10, 0x00]), Buffer.alloc(16)])

const workbookXml = ({ is1904 = false }: WrittenList): string =>
  `<workbook xmlns="${main}" xmlns:r="${documents}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><bookViews><workbookView xWindow="0" yWindow="0"/></bookViews>` +
  `<sheets><sheet name="名单" sheetId="1" state="visible" r:id="rId3"/></sheets><definedNames/><calcPr calcId="124519"/></workbook>`

const relationsXml = ({ isRooted, strings, theme }: WorkbookWriter): string => {
  const root = isRooted === true ? '/xl/' : ''
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${documents}/${kind}" Target="${root}${target}"/>`
  return (
    `<Relationships xmlns="${packages}/relationships">${link(3, 'worksheet', 'worksheets/sheet1.xml')}${link(1, 'styles', 'styles.xml')}` +
    `${strings === 'inline' ? '' : link(2, 'sharedStrings', 'sharedStrings.xml')}${theme === 'none' ? '' : link(4, 'theme', 'theme/theme1.xml')}</Relationships>`
  )
}

// Style 1 is a date, style 2 a number padded to four digits.
const stylesXml =
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0000"/></numFmts><fonts count="1"><font><sz val="11"/><color theme="1"/></font></fonts>` +
  `<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" xfId="0"/><xf numFmtId="14" applyNumberFormat="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const stringsXml = ({ strings }: WorkbookWriter, texts: readonly string[]): string => {
  const items = texts.map((text) => `<si>${strings === 'runs' ? runsOf(text) : `<t>${escaped(text)}</t>`}</si>`)
  return `<sst xmlns="${main}" count="${texts.length}" uniqueCount="${texts.length}">${items.join('')}</sst>`
}

/** One text in two formats, with phonetic properties. */
const runsOf = (text: string): string => {
  const [first = '', ...rest] = text
  return `<r><t>${escaped(first)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped(rest.join(''))}</t></r><phoneticPr fontId="1"/>`
}

function sheetXml(
  { row, strings: kind, extras: more }: WorkbookWriter,
  list: WrittenList,
  strings: readonly string[],
): string {
  const { rows, merges = [], is1904 = false, isDecorated = false } = list
  const cellXml = (cell: WrittenCell, reference: string): string => {
    if (cell === null) return `<c r="${reference}" s="0"/>`
    if (typeof cell === 'string')
      return kind === 'inline'
        ? `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
        : `<c r="${reference}" s="0" t="s"><v>${strings.indexOf(cell)}</v></c>`
    if ('padded' in cell) return `<c r="${reference}" s="2"><v>${cell.padded}</v></c>`
    return `<c r="${reference}" s="1"><v>${cell.serial - (is1904 ? 1462 : 0)}</v></c>`
  }
  const data = rows.map(
    (cells, index) =>
      `<row r="${index + 1}"${row === '' ? '' : ` ${row}`}>${cells.map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${index + 1}`)).join('')}</row>`,
  )
  const merged =
    merges.length === 0
      ? ''
      : `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  const drawn = isDecorated && more.includes('drawing') ? '<drawing r:id="rId1"/><legacyDrawing r:id="rId2"/>' : ''
  return (
    `<worksheet xmlns="${main}" xmlns:r="${documents}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><sheetPr/><dimension ref="A1:D${rows.length}"/>` +
    `<sheetViews><sheetView workbookViewId="0"><selection activeCell="A1" sqref="A1:XFD1048576"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="16384" width="9"/></cols>` +
    `<sheetData>${data.join('')}</sheetData>${merged}<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>${drawn}</worksheet>`
  )
}

const themeOf = (fills: string): string =>
  `<a:theme xmlns:a="${drawings}/main" name="Office"><a:themeElements><a:fmtScheme name="Office"><a:fillStyleLst>${fills}</a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>`

/** Gradients, with offsets in thousandths of a percent. */
const themes = {
  office2007: themeOf(
    '<a:gradFill rotWithShape="1"><a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path></a:gradFill>',
  ),
  office2013: themeOf('<a:gradFill rotWithShape="1"><a:lin ang="5400000" scaled="0"/></a:gradFill>'),
} as const

/** A row beyond the worksheet's own cells that other parts refer to. */
const farRow = 70_000

const extras: Readonly<Record<WorkbookWriter['extras'][number], readonly ZipPart[]>> = {
  drawing: [
    { name: 'xl/media/image1.png', data: Buffer.from('89504e470d0a1a0a', 'hex') },
    xmlPart(
      'xl/worksheets/_rels/sheet1.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    ),
    xmlPart(
      'xl/drawings/drawing1.xml',
      `<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing"><xdr:twoCellAnchor><xdr:from><xdr:col>500</xdr:col><xdr:row>${farRow}</xdr:row></xdr:from></xdr:twoCellAnchor></xdr:wsDr>`,
    ),
  ],
  comments: [
    xmlPart(
      'xl/comments1.xml',
      `<comments xmlns="${main}"><authors><author>王老师</author></authors><commentList><comment ref="ZZ${farRow}" authorId="0"><text><r><t>转学</t></r></text></comment></commentList></comments>`,
    ),
  ],
  vml: [
    {
      name: 'xl/drawings/vmlDrawing1.vml',
      data: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape><x:ClientData ObjectType="Note"><x:Row>${farRow}</x:Row><x:Column>500</x:Column></x:ClientData></v:shape></xml>`,
    },
  ],
  chart: [
    xmlPart(
      'xl/charts/chart1.xml',
      `<c:chartSpace xmlns:c="${drawings}/chart"><c:pageMargins b="0.75" l="0.7" r="99999" t="0.75"/></c:chartSpace>`,
    ),
  ],
  printer: [{ name: 'xl/printerSettings/printerSettings1.bin', data: Buffer.alloc(64, 7) }],
  external: [
    xmlPart(
      'xl/externalLinks/externalLink1.xml',
      `<externalLink xmlns="${main}"><externalBook><sheetDataSet><sheetData sheetId="0"><row r="${farRow}"><cell r="A${farRow}"><v>1</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>`,
    ),
  ],
  calcChain: [xmlPart('xl/calcChain.xml', `<calcChain xmlns="${main}"><c r="XFD${farRow}" i="1"/></calcChain>`)],
}
