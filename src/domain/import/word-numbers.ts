/** Numbers that Word generates before paragraphs: they are not in the text. */
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts'

/** Returns the label before a paragraph; call it once for each, in order. Empty for none. */
export type NumberedParagraphs = (paragraph: XmlElement) => string

interface Level {
  readonly format: string
  /** "%1." */
  readonly text: string
  readonly start: number
}

type Levels = ReadonlyMap<number, Level>

export function numberedParagraphs(numbering: XmlElement | null, styles: XmlElement | null): NumberedParagraphs {
  const lists = listsOf(numbering)
  const ofStyles = styleNumbers(styles)
  const counts = new Map<string, number[]>()
  return (paragraph) => {
    const properties = childOf(paragraph, 'w:pPr')
    const own = numberOf(childOf(properties, 'w:numPr'))
    const ofStyle = ofStyles.get(childOf(properties, 'w:pStyle')?.attributes['w:val'] ?? '')
    const listId = own?.listId ?? ofStyle?.listId
    const depth = own?.depth ?? ofStyle?.depth ?? 0
    const list = listId === undefined || listId === '0' ? undefined : lists.get(listId)
    const level = list?.levels.get(depth)
    if (list === undefined || level === undefined) return ''
    const running = counts.get(list.key) ?? []
    running[depth] = (running[depth] ?? level.start - 1) + 1
    // A new point restarts the numbers below it.
    running.length = depth + 1
    counts.set(list.key, running)
    return labelOf(level, list.levels, running)
  }
}

function numberOf(properties: XmlElement | undefined): { readonly listId: string; readonly depth: number } | undefined {
  const listId = childOf(properties, 'w:numId')?.attributes['w:val']
  const depth = Number(childOf(properties, 'w:ilvl')?.attributes['w:val'] ?? '0')
  return listId === undefined ? undefined : { listId, depth }
}

interface List {
  /** Lists with the same key count together. */
  readonly key: string
  readonly levels: Levels
}

function listsOf(numbering: XmlElement | null): ReadonlyMap<string, List> {
  const abstract = new Map(
    childrenOf(numbering ?? undefined, 'w:abstractNum').map((one) => [
      one.attributes['w:abstractNumId'] ?? '',
      levelsOf(one),
    ]),
  )
  return new Map(
    childrenOf(numbering ?? undefined, 'w:num').map((one) => {
      const listId = one.attributes['w:numId'] ?? ''
      const of = childOf(one, 'w:abstractNumId')?.attributes['w:val'] ?? ''
      const isOwn = childOf(one, 'w:lvlOverride') !== undefined
      return [listId, { key: isOwn ? `own ${listId}` : of, levels: abstract.get(of) ?? new Map<number, Level>() }]
    }),
  )
}

const levelsOf = (abstract: XmlElement): Levels =>
  new Map(
    childrenOf(abstract, 'w:lvl').map((level) => [
      Number(level.attributes['w:ilvl'] ?? '0'),
      {
        format: childOf(level, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
        text: childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '',
        start: Number(childOf(level, 'w:start')?.attributes['w:val'] ?? '1'),
      },
    ]),
  )

const styleNumbers = (styles: XmlElement | null) =>
  new Map(
    childrenOf(styles ?? undefined, 'w:style').map((style) => [
      style.attributes['w:styleId'] ?? '',
      numberOf(childOf(childOf(style, 'w:pPr'), 'w:numPr')),
    ]),
  )

/** "3. ", "一、": as printed, followed by a space. Bullets are dropped. */
function labelOf(level: Level, levels: Levels, running: readonly number[]): string {
  if (level.format === 'bullet' || level.format === 'none') return ''
  const label = level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
    const depth = Number(digit) - 1
    return printed(levels.get(depth)?.format ?? 'decimal', running[depth] ?? 1)
  })
  return label === '' ? '' : `${label} `
}

const chinese = [...'零一二三四五六七八九']

function printed(format: string, value: number): string {
  if (/^(?:chinese|ideograph|japaneseCounting|taiwanese)/.test(format)) return chineseNumber(value)
  if (format === 'upperLetter') return String.fromCodePoint(64 + value)
  if (format === 'lowerLetter') return String.fromCodePoint(96 + value)
  return String(value)
}

function chineseNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (tens === 0) return chinese[ones] ?? ''
  return `${tens === 1 ? '' : (chinese[tens] ?? '')}十${ones === 0 ? '' : (chinese[ones] ?? '')}`
}
