/** Formulas as Word equations, from the MathML that KaTeX writes. */
import { elementsOf, textOf, type XmlElement } from '../import/xml-tree.ts'
import { xmlText } from '../paper/xml/xml.ts'
import { fencedRow, grouped, groupName, splitGroup } from './omml-fences.ts'
import { emptyRun, letterRun, mathRun, spaceOf, textRun } from './omml-runs.ts'

const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/math'

/** A part of a formula that Word equations cannot express. */
class NotInWord extends Error {}

/** The `m:oMath` of a formula, from its `math` element; null if part of it would be lost. */
export function ommlOf(math: XmlElement): string | null {
  try {
    return `<m:oMath xmlns:m="${namespace}">${sequence(elementsOf(math))}</m:oMath>`
  } catch (error) {
    if (error instanceof NotInWord) return null
    throw error
  }
}

const tag = (name: string, ...content: readonly string[]): string => `<m:${name}>${content.join('')}</m:${name}>`

const set = (name: string, value: string): string => `<m:${name} m:val="${xmlText(value)}"/>`

const argument = (name: string, element: XmlElement | undefined): string =>
  tag(name, element === undefined ? '' : sequence([element]))

/** Word draws a dotted box for an empty element, so it is filled. */
const filled = (name: string, element: XmlElement | undefined): string =>
  tag(name, (element === undefined ? '' : sequence([element])) || emptyRun)

/** Rows without meaning of their own; KaTeX also wraps in a letter or sign what is stacked over another. */
const isRow = (element: XmlElement): boolean =>
  /^(?:mrow|mstyle|mpadded|semantics|math|mtd)$/.test(element.name) ||
  (/^m[io]$/.test(element.name) && elementsOf(element).length > 0)

/** The single element inside nested rows, as around operators with limits. */
function unwrapped(element: XmlElement): XmlElement {
  const [only, ...others] = elementsOf(element).filter((child) => !isInvisible(child))
  return isRow(element) && only !== undefined && others.length === 0 ? unwrapped(only) : element
}

/** Function application and the like: invisible signs. */
const isInvisible = (element: XmlElement): boolean =>
  element.name === 'mo' && /^[\u2061-\u2064]*$/.test(textOf(element))

/** Elements side by side; some absorb the next one. */
function sequence(elements: readonly XmlElement[]): string {
  const flat = grouped(elements.flatMap(opened))
  let written = ''
  for (let at = 0; at < flat.length; at++) {
    const [element, next] = [flat[at] as XmlElement, flat[at + 1]]
    const taking = next === undefined || isOperator(next) ? null : takingNext(element, next)
    written += taking ?? part(element)
    if (taking !== null) at++
  }
  // Some readers need something on both sides of a sign.
  const [begins, ends] = [isRelation(flat[0]), flat.at(-1)?.name === 'mo']
  return `${begins ? emptyRun : ''}${written}${ends ? emptyRun : ''}`
}

const isRelation = (element: XmlElement | undefined): boolean =>
  element?.name === 'mo' && /^[=<>≤≥⩽⩾≠≈≡≅∼∽∝∈∉⊂⊆⊃⊇→⇒⇔]$/.test(textOf(element))

/** The content of an element's rows. */
function opened(element: XmlElement): readonly XmlElement[] {
  if (isInvisible(element)) return []
  if (!isRow(element)) return [element]
  const inner = elementsOf(element)
  const fenced = fencedRow(inner)
  return fenced === null ? inner.flatMap(opened) : [fenced]
}

const isOperator = ({ name }: XmlElement): boolean => name === 'mo' || name === 'mspace' || name === 'mtext'

/** What is written as one with the next element: an operator or function with its operand, indices before a letter. */
function takingNext(element: XmlElement, next: XmlElement): string | null {
  const { base, below, above } = scriptsOf(element)
  if (isNary(base)) return nary(element.name, { base, below, above }, next)
  if (isFunction(base)) return tag('func', tag('fName', part(element)), argument('e', next))
  if (base === element || !isRow(base) || elementsOf(base).length > 0) return null
  return tag('sPre', filled('sub', below), filled('sup', above), argument('e', next))
}

interface Scripts {
  readonly base: XmlElement
  readonly below: XmlElement | undefined
  readonly above: XmlElement | undefined
}

/** The scripts of an element: below and above, or subscript and superscript. */
function scriptsOf(element: XmlElement): Scripts {
  const [first = element, second, third] = elementsOf(element)
  const base = unwrapped(first)
  if (/^(?:msubsup|munderover)$/.test(element.name)) return { base, below: second, above: third }
  if (/^(?:msub|munder)$/.test(element.name)) return { base, below: second, above: undefined }
  if (/^(?:msup|mover)$/.test(element.name)) return { base, below: undefined, above: second }
  return { base: element, below: undefined, above: undefined }
}

const isNary = (element: XmlElement): boolean => element.name === 'mo' && /^[∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂⨀]$/.test(textOf(element))

/** Several upright letters that are not a unit: KaTeX marks units as normal. */
const isFunction = (element: XmlElement): boolean =>
  element.name === 'mi' && /^[a-z]{2,}$/i.test(textOf(element)) && element.attributes['mathvariant'] === undefined

function nary(around: string, { base, below, above }: Scripts, operand: XmlElement): string {
  const properties = tag(
    'naryPr',
    set('chr', textOf(base)),
    set('limLoc', /under|over/.test(around) ? 'undOvr' : 'subSup'),
    below === undefined ? set('subHide', '1') : '',
    above === undefined ? set('supHide', '1') : '',
  )
  return tag('nary', properties, argument('sub', below), argument('sup', above), argument('e', operand))
}

function part(element: XmlElement): string {
  const [first, second, third] = elementsOf(element)
  switch (element.name) {
    case 'mi':
    case 'mn':
      return letterRun(bar(textOf(element)), element.attributes['mathvariant'])
    case 'mo':
      return mathRun(textOf(element))
    case 'mtext':
      return textRun(textOf(element))
    case 'mspace':
      return spaceOf(element)
    case groupName:
      return group(element)
    case 'mfrac':
      return fraction(element)
    case 'msqrt':
      return tag('rad', tag('radPr', set('degHide', '1')), tag('deg'), tag('e', sequence(elementsOf(element))))
    case 'mroot':
      return tag('rad', argument('deg', second), argument('e', first))
    case 'msup':
      return tag('sSup', filled('e', first), argument('sup', second))
    case 'msub':
      return tag('sSub', filled('e', first), argument('sub', second))
    case 'msubsup':
      return tag('sSubSup', filled('e', first), argument('sub', second), argument('sup', third))
    case 'munder':
      return under(first, second)
    case 'mover':
      return over(first, second)
    case 'munderover':
      return tag('limUpp', tag('e', under(first, second)), argument('lim', third))
    case 'mtable':
      return table(element)
    case 'menclose':
      return enclosed(element)
    case 'mphantom':
      return tag('phant', tag('phantPr', set('show', '0')), tag('e', sequence(elementsOf(element))))
    default:
      throw new NotInWord(element.name)
  }
}

/** KaTeX writes an upright bar as the sign for "divides". */
const bar = (sign: string): string => (sign === '∣' ? '|' : sign)

function group(element: XmlElement): string {
  const { begin = '', end = '' } = element.attributes
  const { parts, separator } = splitGroup(element)
  const between = parts.length > 1 ? set('sepChr', bar(separator)) : ''
  const properties = tag('dPr', set('begChr', bar(begin)), between, set('endChr', bar(end)))
  return tag('d', properties, ...parts.map((inside) => tag('e', sequence(inside))))
}

function fraction(element: XmlElement): string {
  const [above, below] = elementsOf(element)
  const hasNoLine = Number.parseFloat(element.attributes['linethickness'] ?? '1') === 0
  return tag('f', hasNoLine ? tag('fPr', set('type', 'noBar')) : '', argument('num', above), argument('den', below))
}

const signOf = (element: XmlElement | undefined): string => {
  const sign = element === undefined ? undefined : unwrapped(element)
  return sign?.name === 'mo' ? textOf(sign) : ''
}

function under(base: XmlElement | undefined, below: XmlElement | undefined): string {
  const sign = signOf(below)
  if (sign === '‾') return tag('bar', tag('barPr', set('pos', 'bot')), argument('e', base))
  if (sign === '⏟') return brace(sign, 'bot', base)
  return tag('limLow', argument('e', base), argument('lim', below))
}

/** KaTeX's accent signs, mapped to those that Word puts above. */
const accents: Readonly<Record<string, string>> = {
  '⃗': '\u20D7',
  '→': '\u20D7',
  '←': '\u20D6',
  '^': '\u0302',
  ˉ: '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  '~': '\u0303',
}

function over(base: XmlElement | undefined, above: XmlElement | undefined): string {
  const sign = signOf(above)
  if (sign === '‾') return tag('bar', tag('barPr', set('pos', 'top')), argument('e', base))
  if (sign === '⏞') return brace(sign, 'top', base)
  const accent = accents[sign]
  if (accent === undefined) return tag('limUpp', argument('e', base), argument('lim', above))
  return tag('acc', tag('accPr', set('chr', accent)), argument('e', base))
}

/** A brace above the base is aligned by its bottom, one below by its top. */
function brace(sign: string, side: 'top' | 'bot', base: XmlElement | undefined): string {
  const foot = side === 'top' ? 'bot' : 'top'
  return tag(
    'groupChr',
    tag('groupChrPr', set('chr', sign), set('pos', side), set('vertJc', foot)),
    argument('e', base),
  )
}

function table(element: XmlElement): string {
  const { columnalign = '', columnspacing, columnlines, rowlines, width } = element.attributes
  const rows = elementsOf(element).map(elementsOf)
  // Lines between cells, and numbers in the margin.
  if (/solid|dashed/.test(`${columnlines} ${rowlines}`) || width !== undefined) throw new NotInWord('mtable')
  const cellsOf = (cells: readonly XmlElement[]) => cells.map((cell) => tag('e', sequence([cell])))
  if (rows.every((cells) => cells.length === 1)) return tag('eqArr', ...rows.flatMap(cellsOf))
  const columns = columnalign.split(' ').map((align) => tag('mc', tag('mcPr', set('count', '1'), set('mcJc', align))))
  // Columns without space between them are parts of one line: set an exact narrow space apart.
  const gap = columnspacing === '0em' ? [set('cGpRule', '3'), set('cGp', '60')] : []
  const properties = tag('mPr', ...gap, tag('mcs', ...columns))
  return tag('m', properties, ...rows.map((cells) => tag('mr', ...cellsOf(cells))))
}

const hiddenSides = ['hideTop', 'hideBot', 'hideLeft', 'hideRight']

/** Strokes of `\cancel` and the like. */
const strokes: Readonly<Record<string, string>> = {
  updiagonalstrike: 'strikeBLTR',
  downdiagonalstrike: 'strikeTLBR',
  horizontalstrike: 'strikeH',
}

function enclosed(element: XmlElement): string {
  const notations = (element.attributes['notation'] ?? '').split(' ')
  const content = tag('e', sequence(elementsOf(element)))
  if (notations.join() === 'box') return tag('borderBox', content)
  const names = notations.map((notation) => strokes[notation])
  if (names.includes(undefined)) throw new NotInWord('menclose')
  const sides = [...hiddenSides, ...names].map((name) => set(name ?? '', '1'))
  return tag('borderBox', tag('borderBoxPr', ...sides), content)
}
