import type { SubjectFamily } from '#domain/questions/question-types.ts'
import type { GiftBlock } from './gift-blocks.ts'
import { htmlText } from './html-text.ts'
import type { Lost } from './lost.ts'
import type { ImportedItem, ImportedPaper } from './imported-paper.ts'
import { itemOf, letterOf, oneItem, PaperBuilder } from './paper-builder.ts'

interface GiftText {
  readonly format: string
  readonly text: string
}

interface GiftChoice {
  readonly isCorrect: boolean
  /** Per cent of the points; null if not given. */
  readonly weight: number | null
  readonly text: GiftText | GiftNumber
  readonly feedback: GiftText | null
}

export interface GiftNumber {
  readonly type: 'simple' | 'range' | 'high-low'
  readonly number?: number
  readonly range?: number
  readonly numberLow?: number
  readonly numberHigh?: number
}

/** The parser's output for one block, as far as it is used here. */
export interface GiftElement {
  readonly type: string
  readonly stem?: GiftText
  readonly globalFeedback?: GiftText | null
  readonly choices?: readonly GiftChoice[] | GiftNumber
  readonly isTrue?: boolean
  readonly trueFeedback?: GiftText | null
  readonly falseFeedback?: GiftText | null
}

/** The result of a block: its elements, or what the parser found wrong. */
export type GiftReading = { readonly elements: readonly GiftElement[] } | { readonly fault: string }

/** The questions of a GIFT text, from its separately parsed blocks. */
export function readGift(
  blocks: readonly GiftBlock[],
  readings: readonly GiftReading[],
  family: SubjectFamily,
): ImportedPaper {
  const builder = new PaperBuilder()
  for (const [index, { line, text }] of blocks.entries()) {
    const position = { kind: 'line', no: line } as const
    const reading = readings[index]
    if (reading === undefined || !('elements' in reading)) {
      builder.miss(position, 'syntax', text)
      continue
    }
    for (const element of reading.elements) {
      const lost: Lost[] = []
      const item = itemOfElement(element, family, lost)
      if (item === null) builder.miss(position, reasonOf(element), text)
      else builder.add(oneItem(position, text, item), lost)
    }
  }
  return builder.paper()
}

const reasonOf = ({ type }: GiftElement) =>
  type === 'Category' ? 'setting' : type === 'Description' ? 'noQuestion' : 'questionKind'

function itemOfElement(element: GiftElement, family: SubjectFamily, lost: Lost[]): ImportedItem | null {
  const plain = plainer(lost)
  const stem = withTidyGap(plain(element.stem))
  const analysis = plain(element.globalFeedback)
  switch (element.type) {
    case 'MC':
      return choiceOf(element, { stem, analysis, lost })
    case 'TF':
      return trueOrFalse(element, { stem, analysis, lost }, family)
    case 'Short':
      return shortOf(element, { stem, analysis, lost })
    case 'Numerical':
      return numberOf(element, { stem, analysis, lost }, family)
    case 'Essay':
      return itemOf({ kind: 'written', stem, analysis })
    default:
      return null
  }
}

/** The parser surrounds the gap with spaces, even before a full stop and beside Chinese. */
const withTidyGap = (stem: string): string =>
  stem
    .replaceAll(/(_{5}) (?=[.,;:?!\p{Script=Han}，。；：、？！”’）》])/gu, '$1')
    .replaceAll(/(?<=[\p{Script=Han}，。；：、？！“‘（《]) (?=_{5})/gu, '')

interface Read {
  readonly stem: string
  readonly analysis: string
  readonly lost: Lost[]
}

const plainer = (lost: Lost[]) => (source: GiftText | null | undefined) => {
  const { text, lost: more } = htmlText(source?.text ?? '')
  lost.push(...more)
  return text
}

const choicesOf = ({ choices }: GiftElement): readonly GiftChoice[] => (Array.isArray(choices) ? choices : [])

const isWeighed = ({ weight }: GiftChoice): boolean => weight !== null && weight > 0 && weight < 100

/** One right choice, or several that share the points; other shares are reported. */
function choiceOf(element: GiftElement, { stem, analysis, lost }: Read): ImportedItem {
  const plain = plainer(lost)
  const choices = choicesOf(element)
  const whole = choices.filter(({ isCorrect, weight }) => isCorrect || weight === 100)
  const shared = choices.filter(isWeighed)
  const right = whole.length > 0 ? whole : shared
  if (whole.length > 0) for (const one of shared) lost.push({ reason: 'partialMark', text: weighed(one, plain) })
  tellCosts(choices, lost)
  const options = choices.map(({ text }) => ('text' in text ? plain(text) : ''))
  return itemOf({
    kind: right.length > 1 ? 'multiple' : 'single',
    stem,
    options,
    right: choices.flatMap((one, index) => (right.includes(one) ? [letterOf(index)] : [])),
    analysis: joined(
      analysis,
      choices.map(({ feedback }, index) => labelled(letterOf(index), plain(feedback))),
    ),
  })
}

const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}：${text}`)

const joined = (text: string, more: readonly string[]): string => [text, ...more].filter((one) => one !== '').join('\n')

const weighed = ({ weight, text }: GiftChoice, plain: (text: GiftText) => string): string =>
  `${weight ?? 0}% ${'text' in text ? plain(text) : String(text.number ?? '')}`

/** Answers with negative points are reported: here a wrong answer has none. */
function tellCosts(choices: readonly GiftChoice[], lost: Lost[]): void {
  const plain = plainer(lost)
  for (const one of choices)
    if (one.weight !== null && one.weight < 0) lost.push({ reason: 'scoring', text: weighed(one, plain) })
}

function trueOrFalse(element: GiftElement, { stem, analysis, lost }: Read, family: SubjectFamily): ImportedItem {
  const plain = plainer(lost)
  return itemOf({
    kind: 'single',
    stem,
    options: family === 'english' ? ['True', 'False'] : ['正确', '错误'],
    right: [element.isTrue === true ? 'A' : 'B'],
    analysis: joined(analysis, [plain(element.trueFeedback), plain(element.falseFeedback)]),
  })
}

function shortOf(element: GiftElement, { stem, analysis, lost }: Read): ImportedItem {
  const plain = plainer(lost)
  const choices = choicesOf(element)
  for (const one of choices.filter(isWeighed)) lost.push({ reason: 'partialMark', text: weighed(one, plain) })
  const right = choices.filter((one) => !isWeighed(one) && (one.isCorrect || one.weight === 100))
  return itemOf({
    kind: 'blank',
    stem,
    right: right.map(({ text }) => ('text' in text ? plain(text) : '')),
    analysis: joined(
      analysis,
      choices.map(({ feedback }) => plain(feedback)),
    ),
  })
}

/** A number; tolerances and partial credit cannot be expressed here, and are reported. */
function numberOf(element: GiftElement, { stem, analysis, lost }: Read, family: SubjectFamily): ImportedItem {
  const plain = plainer(lost)
  const choices = choicesOf(element)
  for (const one of choices.filter(isWeighed)) lost.push({ reason: 'partialMark', text: weighed(one, plain) })
  const numbers = numbersOf(element)
  for (const number of numbers) {
    if (number.type === 'high-low') lost.push({ reason: 'scoring', text: `${number.numberLow}..${number.numberHigh}` })
    else if ((number.range ?? 0) !== 0) lost.push({ reason: 'scoring', text: `${number.number} ± ${number.range}` })
  }
  return itemOf({
    kind: family === 'maths' ? 'number' : 'blank',
    stem,
    right: numbers.flatMap(({ number }) => (number === undefined ? [] : [String(number)])),
    analysis: joined(
      analysis,
      choices.map(({ feedback }) => plain(feedback)),
    ),
  })
}

function numbersOf({ choices }: GiftElement): readonly GiftNumber[] {
  if (choices === undefined) return []
  if (!Array.isArray(choices)) return [choices as GiftNumber]
  return (choices as readonly GiftChoice[]).filter((one) => !isWeighed(one)).map(({ text }) => text as GiftNumber)
}
