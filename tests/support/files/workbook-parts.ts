import type { ZipPart } from './zip-writer.ts'

interface SheetOf {
  readonly name: string
  /** The content of the worksheet's data: `<row>…</row>`. */
  readonly rows: string
  /** What follows the data: `<mergeCells>…</mergeCells>`. */
  readonly behind?: string
}

interface Workbook {
  readonly sheets: readonly SheetOf[]
  /** The content of the table of shared strings. */
  readonly strings?: string
  /** Inserted between the declaration and the root of each worksheet. */
  readonly prologue?: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook with hand-written worksheets, as spreadsheets may contain things our own writer never writes. */
export function workbookParts({ sheets, strings = '', prologue = '' }: Workbook): readonly ZipPart[] {
  const tabs = sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const shared = `<Relationship Id="rIdS" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`
  const styles = `<Relationship Id="rIdT" Type="${relations}/styles" Target="styles.xml"/>`
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${links.join('')}${shared}${styles}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    // Style 1 is a date, style 2 a number padded to four digits.
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  }
  return [
    ...Object.entries(parts).map(([name, xml]) => ({ name, data: declaration + xml })),
    ...sheets.map(({ rows, behind = '' }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      data: `${declaration}${prologue}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    })),
  ]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A row of cells: a text, a number as stored in the file, a date as a serial. */
export const worksheetRow = (
  row: number,
  cells: readonly (string | { numeric: string } | { serial: number } | null)[],
): string =>
  `<row r="${row}">${cells.map((cell, column) => sheetCell(`${String.fromCodePoint(65 + column)}${row}`, cell)).join('')}</row>`

function sheetCell(reference: string, cell: string | { numeric: string } | { serial: number } | null): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  return 'serial' in cell
    ? `<c r="${reference}" s="1"><v>${cell.serial}</v></c>`
    : `<c r="${reference}"><v>${cell.numeric}</v></c>`
}
