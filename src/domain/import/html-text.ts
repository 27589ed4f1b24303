import { noPictures, pictureMark, type PictureOf } from './file-pictures.ts'
import { HtmlTable, isTableTag } from './html-table.ts'
import type { Lost } from './lost.ts'

export interface PlainedHtml {
  /** Rich text of the project. */
  readonly text: string
  readonly lost: readonly Lost[]
}

const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9:-]*)([^<>]*)>|&(#x?[\da-f]{1,6}|[a-z]{2,8});|[^<&]+|[<&]/gi

const breaks = /^(?:p|div|br|li|h[1-6]|ul|ol|blockquote|pre)$/

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', u: '__' }

/**
 * HTML as rich text: paragraphs, tables, strong, underlined, superscript and subscript; formulas between `\(…\)` and
 * `\[…\]` become `$…$`, pictures keep their address.
 */
export function htmlText(html: string, pictureOf: PictureOf = noPictures): PlainedHtml {
  if (!/[<&\\]/.test(html)) return { text: html.trim(), lost: [] }
  const lost: Lost[] = []
  const table = new HtmlTable(tidied, lost)
  let text = ''
  for (const [whole, closing, name, attributes, entity] of html.matchAll(tokens)) {
    if (whole.startsWith('<!--')) continue
    if (entity !== undefined) text += characterOf(entity) ?? whole
    else if (name === undefined) text += whole.replaceAll(/[ \t\r\n]+/g, ' ')
    else if (isTableTag(name.toLowerCase())) text = table.tag(name.toLowerCase(), closing === '/', text)
    else text += ofTag(name.toLowerCase(), closing === '/', attributes ?? '', { lost, pictureOf })
  }
  return { text: tidied(withFormulas(table.end(text))), lost }
}

interface Reading {
  readonly lost: Lost[]
  readonly pictureOf: PictureOf
}

function ofTag(name: string, isClosing: boolean, attributes: string, { lost, pictureOf }: Reading): string {
  if (breaks.test(name)) return '\n'
  if (name in marks) return marks[name] ?? ''
  if (name === 'sup' || name === 'sub') return isClosing ? '}$' : name === 'sup' ? '$^{' : '$_{'
  if (isClosing) return ''
  const attributeOf = (attribute: string) =>
    new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*"([^"]+)"`, 'i')
      .exec(attributes)?.[1]
      ?.replaceAll(/&(#?\w+);/g, (whole, entity: string) => characterOf(entity) ?? whole)
  const source = attributeOf('alt') ?? attributeOf('src') ?? attributeOf('data') ?? ''
  if (name === 'img') {
    const key = pictureOf(attributeOf('src') ?? '')
    if (key !== null) return pictureMark(key, attributeOf('alt') ?? '', percentOf(attributeOf('width')))
    lost.push({ reason: 'picture', text: source })
  }
  if (/^(?:object|video|audio|iframe|embed)$/.test(name)) lost.push({ reason: 'object', text: source })
  if (name === 'math' || name.endsWith(':math')) lost.push({ reason: 'formula', text: '' })
  return ''
}

/** Per cent of the line width, as in the product's own packages. */
function percentOf(width: string | undefined): number | null {
  const percent = Number(/^(\d{1,3})%$/.exec(width ?? '')?.[1])
  return percent >= 1 && percent <= 100 ? percent : null
}

const withFormulas = (text: string): string =>
  text.replaceAll(/\\\((.+?)\\\)/gs, (_, tex: string) => `$${tex.trim()}$`).replaceAll(/\\\[(.+?)\\\]/gs, '$$$$$1$$$$')

const tidied = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\*\*\s*\*\*/g, '').trim())
    .filter((line) => line !== '')
    .join('\n')

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  le: '≤',
  ge: '≥',
  ne: '≠',
  minus: '−',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  frac12: '½',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
}

/** The character of an entity, by name or number; undefined if unknown. */
export function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return named[entity]
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10)
  const isCharacter = code > 8 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}
