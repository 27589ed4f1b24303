/** Plain JavaScript, because it runs in its own process and Node runs no TypeScript. */

/**
 * Rows of a text with separated values (RFC 4180, also with semicolons or tabs), or which limit it breaks: it is read no
 * further than that.
 *
 * @param {string} text
 * @param {import('#domain/roster/worksheet-limits.ts').WorksheetLimits} limits
 * @returns {readonly (readonly string[])[] | 'tooManyRows' | 'tooManyCells'}
 */
export function readCsv(text, limits) {
  // Excel does not count its line of settings as a row, and people count like Excel.
  const declared = /^sep=(.)\r?\n/i.exec(text)
  const body = declared === null ? text : text.slice(declared[0].length)
  return rowsOf(body, declared?.[1] ?? delimiterOf(body), limits)
}

/**
 * Whichever divides the first lines most often, outside of quotes.
 *
 * @param {string} text
 */
function delimiterOf(text) {
  const sample = text.slice(0, 4096).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = ['\t', ',', ';'].map((delimiter) => ({ delimiter, times: sample.split(delimiter).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).delimiter
}

/**
 * @param {string} text
 * @param {string} delimiter
 * @param {import('#domain/roster/worksheet-limits.ts').WorksheetLimits} limits
 */
function rowsOf(text, delimiter, limits) {
  /** @type {string[][]} */
  const rows = []
  /** @type {string[]} */
  let row = []
  let [at, cells, characters] = [0, 0, 0]
  while (at < text.length) {
    if (rows.length === limits.rows) return 'tooManyRows'
    const [field, end] = readField(text, at, delimiter, limits.cellCharacters)
    cells += 1
    characters += field.length
    if (row.length === limits.columns || cells > limits.cells) return 'tooManyCells'
    if (field.length > limits.cellCharacters || characters > limits.characters) return 'tooManyCells'
    row.push(withoutFormula(field))
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
}

/**
 * ="007" is how some programs keep zeros in front.
 *
 * @param {string} field
 */
const withoutFormula = (field) => /^="([^"]*)"$/.exec(field)?.[1] ?? field

/**
 * A field and where it ends; one that is too long is read one character too far. What stands between the closing quote and
 * the next delimiter belongs to the field, as nothing may get lost.
 *
 * @param {string} text
 * @param {number} from
 * @param {string} delimiter
 * @param {number} most
 * @returns {readonly [string, number]}
 */
function readField(text, from, delimiter, most) {
  if (text[from] !== '"') return plainField(text, from, delimiter, most)
  // Two quotes stand for one character.
  const last = Math.min(text.length, from + 2 * most + 3)
  let end = from + 1
  while (end < last && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
  const quoted = text.slice(from + 1, end).replaceAll('""', '"')
  const [behind, after] = plainField(text, Math.min(end + 1, text.length), delimiter, most)
  return [quoted + behind, after]
}

/**
 * @param {string} text
 * @param {number} from
 * @param {string} delimiter
 * @param {number} most
 * @returns {readonly [string, number]}
 */
function plainField(text, from, delimiter, most) {
  const last = Math.min(text.length, from + most + 1)
  let end = from
  while (end < last && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return [text.slice(from, end), end]
}
