import { inflateSync } from 'node:zlib'

/** The text layer of each page of a PDF written by the typesetter, as copied from a reader. */
export function textOfPdf(bytes: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(bytes))
  return pagesOf(objects).map(({ head, content }) => {
    const fonts = new Map(
      [...head.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].flatMap(([, name = '', id = '']) => {
        const map = /\/ToUnicode\s+(\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
        return map === undefined ? [] : [[name, charactersOf(objects.get(map)?.stream ?? '')] as const]
      }),
    )
    return shownBy(content, fonts)
  })
}

/** Font sizes in points, in the order each page uses them. */
export const typeSizesOfPdf = (bytes: Uint8Array): readonly (readonly number[])[] =>
  pagesOf(objectsOf(Buffer.from(bytes))).map(({ content }) =>
    [...content.matchAll(/\/\w+\s+([\d.]+)\s+Tf/g)].map(([, size]) => Number(size)),
  )

const pagesOf = (objects: ReadonlyMap<string, PdfObject>) =>
  [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const content = /\/Contents\s+(\d+) 0 R/.exec(head)?.[1] ?? ''
      return { head, content: objects.get(content)?.stream ?? '' }
    })

interface PdfObject {
  readonly head: string
  readonly stream: string
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const source = pdf.toString('latin1')
  for (const { 0: whole, 1: id = '', index } of source.matchAll(/(?<=^|\n)(\d+) 0 obj\s[\s\S]*?\nendobj/g)) {
    const start = /\bstream\r?\n/.exec(whole)
    const head = start === null ? whole : whole.slice(0, start.index)
    const from = index + (start === null ? 0 : start.index + start[0].length)
    const stream = start === null ? '' : inflated(pdf.subarray(from, index + whole.lastIndexOf('endstream')))
    objects.set(id, { head, stream })
  }
  return objects
}

function inflated(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return Buffer.from(stream).toString('latin1')
  }
}

/** A font's codes and the characters they map to. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>()
  const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, code = '', text = ''] of map.matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]+)>(?=\s*\n)/g))
    characters.set(code.toLowerCase(), textOf(text))
  return characters
}

/** Codes are strings of two bytes each, in parentheses or as hexadecimal digits. */
function shownBy(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map()
  let shown = ''
  const tokens = /\/(\w+)\s+[\d.]+\s+Tf|<([\dA-Fa-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/g
  for (const [, name, hex, literal] of content.matchAll(tokens)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    const codes = hex ?? (literal === undefined ? '' : Buffer.from(unescaped(literal), 'latin1').toString('hex'))
    for (const code of codes.match(/.{4}/g) ?? []) shown += font.get(code.toLowerCase()) ?? ''
  }
  return shown
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (literal: string): string =>
  literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, given: string) =>
    /^[0-7]/.test(given) ? String.fromCharCode(Number.parseInt(given, 8)) : (escapes[given] ?? given),
  )
