/** Word equations as LaTeX; parts without LaTeX here are reported. */
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from './xml-tree.ts'
import { latexCharacters, namedFunction, styledLetters } from './omml-characters.ts'

/** The LaTeX of an `m:oMath`, and the names of lost parts. */
export function latexOf(math: XmlElement): { readonly tex: string; readonly lost: readonly string[] } {
  const lost: string[] = []
  return { tex: sequence(math, lost).trim(), lost }
}

type Lost = string[]

const sequence = (element: XmlElement | undefined, lost: Lost): string =>
  element === undefined
    ? ''
    : elementsOf(element)
        .map((child) => partOf(child, lost))
        .join('')

const valueOf = (element: XmlElement, properties: string, name: string): string | undefined => {
  const found = childOf(childOf(element, properties), name)
  return found === undefined ? undefined : (found.attributes['m:val'] ?? '')
}

/** Word's own settings and editing marks. */
const silent = /^m:(?:ctrlPr|.*Pr|argPr)$|^w:(?:bookmark|proofErr|rPr|sdtPr|permStart|permEnd)/

function partOf(element: XmlElement, lost: Lost): string {
  const { name } = element
  const group: Group = (child) => `{${sequence(childOf(element, child), lost).trim()}}`
  const write = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (write !== undefined) return write(element, lost, group)
  if (!silent.test(name)) lost.push(name)
  return ''
}

const content = (element: XmlElement, lost: Lost): string => sequence(childOf(element, 'm:e'), lost)

/** One of an element's children, in braces. */
type Group = (name: string) => string

const parts: Readonly<Record<string, (element: XmlElement, lost: Lost, group: Group) => string>> = {
  'm:r': runOf,
  'm:f': (element, _lost, group) =>
    `${isWithoutBar(element) ? '\\genfrac{}{}{0pt}{}' : '\\frac'}${group('m:num')}${group('m:den')}`,
  'm:rad': rootOf,
  'm:sSup': (element, lost, group) => `${baseOf(element, lost)}${raised(group('m:sup'))}`,
  'm:sSub': (element, lost, group) => `${baseOf(element, lost)}_${group('m:sub')}`,
  'm:sSubSup': (element, lost, group) => `${baseOf(element, lost)}_${group('m:sub')}${raised(group('m:sup'))}`,
  'm:sPre': (element, lost, group) => `{}_${group('m:sub')}^${group('m:sup')}${content(element, lost)}`,
  'm:d': delimited,
  'm:nary': naryOf,
  'm:func': (element, lost) => `${sequence(childOf(element, 'm:fName'), lost)}${content(element, lost)}`,
  'm:limLow': withLimit,
  'm:limUpp': (_element, _lost, group) => `\\overset${group('m:lim')}${group('m:e')}`,
  'm:acc': (element, _lost, group) => accented(element, group('m:e')),
  'm:bar': (element, _lost, group) => `${lineOf(element)}${group('m:e')}`,
  'm:groupChr': (element, _lost, group) => `${braceOf(element)}${group('m:e')}`,
  'm:m': (element, lost) => rows(isAligned(element) ? 'aligned' : 'matrix', cellsOf(element), lost),
  'm:eqArr': (element, lost) => rows('aligned', linesOf(element), lost),
  'm:box': content,
  'm:borderBox': (element, _lost, group) => `${boxOf(element)}${group('m:e')}`,
  'm:phant': (element, lost, group) =>
    isSet(element, 'm:phantPr', 'm:show') ? content(element, lost) : `\\phantom${group('m:e')}`,
  'm:oMath': sequence,
  'w:ins': sequence,
  'w:smartTag': sequence,
  'w:sdt': sequence,
  'w:sdtContent': sequence,
}

const isWithoutBar = (fraction: XmlElement): boolean => valueOf(fraction, 'm:fPr', 'm:type') === 'noBar'

/** A line above or below. */
const lineOf = (bar: XmlElement): string => (valueOf(bar, 'm:barPr', 'm:pos') === 'top' ? '\\overline' : '\\underline')

function rootOf(element: XmlElement, lost: Lost, group: Group): string {
  const degree = sequence(childOf(element, 'm:deg'), lost).trim()
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group('m:e')}`
}

/** The lines of an array of equations, each a row of one cell. */
const linesOf = (equations: XmlElement) => childrenOf(equations, 'm:e').map((line) => [line])

const cellsOf = (matrix: XmlElement) => childrenOf(matrix, 'm:mr').map((row) => childrenOf(row, 'm:e'))

/** Columns an exact narrow space apart are parts of one line. */
const isAligned = (matrix: XmlElement): boolean =>
  valueOf(matrix, 'm:mPr', 'm:cGpRule') === '3' && Number(valueOf(matrix, 'm:mPr', 'm:cGp')) < 100

/** Whether a property that defaults to on is on. */
const isSet = (element: XmlElement, properties: string, name: string): boolean =>
  !/^(?:0|off|false)$/.test(valueOf(element, properties, name) ?? '')

/** Strikes through a text, or borders around it. */
function boxOf(element: XmlElement): string {
  const has = (name: string) =>
    childOf(childOf(element, 'm:borderBoxPr'), name) !== undefined && isSet(element, 'm:borderBoxPr', name)
  const [rising, falling] = [has('m:strikeBLTR'), has('m:strikeTLBR')]
  if (rising && falling) return '\\xcancel'
  if (rising) return '\\cancel'
  if (falling) return '\\bcancel'
  return has('m:strikeH') ? '\\sout' : '\\boxed'
}

/** A run: upright text, a function, or letters and signs. */
function runOf(run: XmlElement): string {
  const text = childrenOf(run, 'm:t').map(textOf).join('')
  if (text === '') return ''
  if (childOf(childOf(run, 'm:rPr'), 'm:nor') !== undefined) return `\\text{${text.replaceAll(/[{}\\$%#&_]/g, '\\$&')}}`
  const named = namedFunction(text.trim())
  if (named !== null) return `${named} `
  return styledLetters(text, valueOf(run, 'm:rPr', 'm:scr'), valueOf(run, 'm:rPr', 'm:sty')) ?? latexCharacters(text)
}

/** The base of a script: in braces unless it is one letter or command. */
function baseOf(element: XmlElement, lost: Lost): string {
  const base = sequence(childOf(element, 'm:e'), lost).trim()
  return /^(?:\\[a-zA-Z]+|.)$/u.test(base) ? base : `{${base}}`
}

/** Primes are already raised. */
const raised = (group: string): string => (/^\{'+\}$/.test(group) ? group.slice(1, -1) : `^${group}`)

const delimiters: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '‖': '\\|',
  '∣': '|',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
}

function delimited(element: XmlElement, lost: Lost): string {
  const begin = valueOf(element, 'm:dPr', 'm:begChr') ?? '('
  const end = valueOf(element, 'm:dPr', 'm:endChr') ?? ')'
  const parts = childrenOf(element, 'm:e')
  const cases = begin === '{' && end === '' && parts.length === 1 ? casesOf(parts[0]) : null
  if (cases !== null) return rows('cases', cases, lost)
  const separator = latexCharacters(valueOf(element, 'm:dPr', 'm:sepChr') ?? '|')
  const inner = parts.map((part) => sequence(part, lost)).join(separator)
  return `\\left${delimiters[begin] ?? begin}${inner}\\right${delimiters[end] ?? end}`
}

/** The cells of a table that is the only content between a brace and nothing. */
function casesOf(part: XmlElement | undefined): readonly (readonly XmlElement[])[] | null {
  const [only, ...others] = part === undefined ? [] : elementsOf(part).filter(({ name }) => name !== 'm:ctrlPr')
  if (others.length > 0) return null
  if (only?.name === 'm:m') return cellsOf(only)
  return only?.name === 'm:eqArr' ? linesOf(only) : null
}

const operators: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '∐': '\\coprod',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
  '⨁': '\\bigoplus',
  '⨂': '\\bigotimes',
  '⨀': '\\bigodot',
}

function naryOf(element: XmlElement, lost: Lost): string {
  const sign = valueOf(element, 'm:naryPr', 'm:chr') ?? '∫'
  const [below, above] = ['m:sub', 'm:sup'].map((name) => sequence(childOf(element, name), lost).trim())
  const from = below === '' ? '' : `_{${below}}`
  const to = above === '' ? '' : `^{${above}}`
  return `${operators[sign] ?? latexCharacters(sign)}${from}${to} ${content(element, lost)}`
}

function withLimit(element: XmlElement, lost: Lost): string {
  const base = sequence(childOf(element, 'm:e'), lost).trim()
  const limit = sequence(childOf(element, 'm:lim'), lost).trim()
  const standsBelow = /^\\(?:lim|max|min|sup|inf)$|^\\underbrace\{[^{}]*\}$/.test(base)
  return standsBelow ? `${base}_{${limit}}` : `\\underset{${limit}}{${base}}`
}

const accents: Readonly<Record<string, string>> = {
  '\u20D7': '\\vec',
  '→': '\\vec',
  '\u20D6': '\\overleftarrow',
  '\u0302': '\\hat',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '¯': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u0303': '\\tilde',
  '⏜': '\\overset{\\frown}',
}

/** Accents over several letters. */
const wide: Readonly<Record<string, string>> = {
  '\\vec': '\\overrightarrow',
  '\\hat': '\\widehat',
  '\\tilde': '\\widetilde',
}

function accented(element: XmlElement, group: string): string {
  const accent = accents[valueOf(element, 'm:accPr', 'm:chr') ?? '\u0302'] ?? '\\hat'
  return `${/^\{(?:.|\\[a-zA-Z]+)\}$/u.test(group) ? accent : (wide[accent] ?? accent)}${group}`
}

function braceOf(element: XmlElement): string {
  const sign = valueOf(element, 'm:groupChrPr', 'm:chr') ?? '⏟'
  if (sign === '→') return '\\overrightarrow'
  return sign === '⏞' ? '\\overbrace' : '\\underbrace'
}

function rows(environment: string, cells: readonly (readonly XmlElement[])[], lost: Lost): string {
  const lines = cells.map((row) => row.map((cell) => sequence(cell, lost).trim().replaceAll('\\&', '&')).join(' & '))
  return `\\begin{${environment}}${lines.join(' \\\\ ')}\\end{${environment}}`
}
