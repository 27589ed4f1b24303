/** Rows of a text with separated values (RFC 4180, also with semicolons or tabs), at most so many. */
export function readCsv(text: string, mostRows: number): readonly (readonly string[])[] | 'tooManyRows' {
  const declared = /^sep=(.)\r?\n/i.exec(text)
  const body = declared === null ? text : text.slice(declared[0].length)
  const rows = rowsOf(body, declared?.[1] ?? delimiterOf(body), mostRows)
  if (rows.length > mostRows) return 'tooManyRows'
  // Excel counts its own line of settings as no row, and people count as Excel does.
  return rows.map((row) => row.map(withoutFormula))
}

/** Whichever divides the first lines most often, outside of quotes. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, 4096).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = ['\t', ',', ';'].map((delimiter) => ({ delimiter, times: sample.split(delimiter).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).delimiter
}

/** ="007" is how some programs keep zeros in front. */
const withoutFormula = (field: string): string => /^="([^"]*)"$/.exec(field)?.[1] ?? field

function rowsOf(text: string, delimiter: string, mostRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length <= mostRows) {
    const [field, end] = text[at] === '"' ? quotedField(text, at) : plainField(text, at, delimiter)
    row.push(field)
    at = end
    if (text[at] === delimiter) {
      at += 1
      if (at === text.length) row.push('')
    } else {
      rows.push(row)
      row = []
      at += text.startsWith('\r\n', at) ? 2 : 1
    }
  }
  if (row.length > 0) rows.push(row)
  return rows

  function plainField(text: string, from: number, delimiter: string): readonly [string, number] {
    let end = from
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
    return [text.slice(from, end), end]
  }

  /** What stands between the closing quote and the next delimiter belongs to the field, as nothing may get lost. */
  function quotedField(text: string, from: number): readonly [string, number] {
    let end = from + 1
    while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
    const quoted = text.slice(from + 1, end).replaceAll('""', '"')
    const [behind, after] = plainField(text, Math.min(end + 1, text.length), delimiter)
    return [quoted + behind, after]
  }
}
