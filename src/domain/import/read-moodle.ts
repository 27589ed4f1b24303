import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { type Tenths } from '#domain/values/score.ts'
import { noPictures, type PictureOf, readableAddress } from './file-pictures.ts'
import { htmlText } from './html-text.ts'
import type { Lost } from './lost.ts'
import type { ImportedItem, ImportedPaper } from './imported-paper.ts'
import { settingsOf } from './moodle-lost.ts'
import { itemOf, letterOf, oneItem, PaperBuilder } from './paper-builder.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

/** Picture keys by the `file` that holds them. */
export type MoodlePictures = ReadonlyMap<XmlElement, string>

/** The questions of a Moodle XML file; kinds that a paper does not have are reported. */
export function readMoodle(
  quiz: XmlElement,
  family: SubjectFamily,
  pictures: MoodlePictures = new Map(),
): ImportedPaper {
  const builder = new PaperBuilder()
  for (const [index, question] of childrenOf(quiz, 'question').entries()) {
    const position = { kind: 'question', no: index + 1 } as const
    const kind = question.attributes['type'] ?? ''
    const lost: Lost[] = []
    const item = itemOfQuestion(question, { kind, family, lost, pictures })
    const original = originalOf(question, kind, pictures)
    if (kind === 'category') builder.miss(position, 'setting', textOf(childOf(question, 'category')))
    else if (item === null)
      builder.miss(position, kind === 'description' ? 'noQuestion' : 'questionKind', `${kind}\n${original}`)
    else builder.add(oneItem(position, original, item), lost)
  }
  return builder.paper()
}

interface Reading {
  readonly kind: string
  readonly family: SubjectFamily
  readonly lost: Lost[]
  readonly pictures: MoodlePictures
}

type Plaining = Pick<Reading, 'lost' | 'pictures'>

/** Rich text of an element whose text may be HTML, with the files it references. */
function plainOf(element: XmlElement | undefined, { lost, pictures }: Plaining): string {
  const { text, lost: more } = htmlText(textOf(childOf(element, 'text')), pluginFiles(element, pictures))
  lost.push(...more)
  return text
}

function pluginFiles(element: XmlElement | undefined, pictures: MoodlePictures): PictureOf {
  const files = childrenOf(element, 'file')
  if (files.length === 0) return noPictures
  return (source) => {
    const name = readableAddress(/^@@PLUGINFILE@@\/([^?#]+)/.exec(source)?.[1] ?? '')
    const file = files.find(
      ({ attributes }) => `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}` === `/${name}`,
    )
    return (file && pictures.get(file)) ?? null
  }
}

/** The question's name, its text, its answers, with letters for choices, and the pairs to match. */
function originalOf(question: XmlElement, kind: string, pictures: MoodlePictures): string {
  const plain = (part: XmlElement | undefined) => plainOf(part, { lost: [], pictures })
  const answers = childrenOf(question, 'answer').map(plain)
  const listed = kind === 'multichoice' ? answers.map((text, index) => `${letterOf(index)}. ${text}`) : answers
  const pairs = childrenOf(question, 'subquestion').map((one) =>
    [plain(one), plain(childOf(one, 'answer'))].filter((text) => text !== '').join(' → '),
  )
  return [plain(childOf(question, 'name')), plain(childOf(question, 'questiontext')), ...listed, ...pairs]
    .filter((text) => text !== '')
    .join('\n')
}

function itemOfQuestion(question: XmlElement, reading: Reading): ImportedItem | null {
  const { kind, family, lost } = reading
  const common = {
    stem: plainOf(childOf(question, 'questiontext'), reading),
    analysis: plainOf(childOf(question, 'generalfeedback'), reading),
    score: scoreOf(question, lost),
  }
  const answers = childrenOf(question, 'answer').map((answer) => answerOf(answer, reading))
  lost.push(...settingsOf(question, (part) => plainOf(part, reading)))
  switch (kind) {
    case 'multichoice':
      return choiceOf(common, answers, lost)
    case 'truefalse':
      return judged(common, answers, family)
    case 'shortanswer':
      lost.push(...capitalsOf(question, answers))
      return shortOf(common, answers, lost)
    case 'numerical':
      return numberOf(common, answers, { question, family, lost })
    case 'essay':
      return itemOf({
        kind: 'written',
        ...common,
        right: [plainOf(childOf(question, 'graderinfo'), reading)].filter(Boolean),
      })
    default:
      return null
  }
}

type CommonFields = Pick<ImportedItem, 'stem' | 'analysis' | 'score'>

interface Answer {
  readonly text: string
  /** Per cent of the points. */
  readonly share: number
  readonly feedback: string
  readonly tolerance: string
}

const answerOf = (answer: XmlElement, reading: Plaining): Answer => ({
  text: plainOf(answer, reading),
  share: Number(answer.attributes['fraction'] ?? '0'),
  feedback: plainOf(childOf(answer, 'feedback'), reading),
  tolerance: textOf(childOf(answer, 'tolerance')).trim(),
})

/** Points in tenths; those not in halves are reported. */
function scoreOf(question: XmlElement, lost: Lost[]): Tenths | null {
  const text = textOf(childOf(question, 'defaultgrade')).trim()
  const tenths = Math.round(Number(text) * 10)
  if (text === '') return null
  if (tenths > 0 && tenths % 5 === 0) return tenths
  lost.push({ reason: 'scoring', text })
  return null
}

/** Answers that give full points; others, for partial credit or expected mistakes, are reported. */
function wholeOf(answers: readonly Answer[], lost: Lost[]): readonly Answer[] {
  for (const { share, text } of answers)
    if (share < 100) lost.push({ reason: 'partialMark', text: `${share}% ${text}` })
  return answers.filter(({ share }) => share === 100)
}

const withFeedback = (
  analysis: string,
  answers: readonly Answer[],
  nameOf: (answer: Answer, index: number) => string,
): string =>
  [
    analysis,
    ...answers.map((answer, index) => (answer.feedback === '' ? '' : `${nameOf(answer, index)}：${answer.feedback}`)),
  ]
    .filter((text) => text !== '')
    .join('\n')

function choiceOf(common: CommonFields, answers: readonly Answer[], lost: Lost[]): ImportedItem {
  const isShared = !answers.some(({ share }) => share === 100)
  const right = answers.filter(({ share }) => (isShared ? share > 0 : share === 100))
  for (const answer of answers)
    if (answer.share < 0) lost.push({ reason: 'scoring', text: `${answer.share}% ${answer.text}` })
    else if (answer.share > 0 && !right.includes(answer))
      lost.push({ reason: 'partialMark', text: `${answer.share}% ${answer.text}` })
  return itemOf({
    ...common,
    kind: right.length > 1 ? 'multiple' : 'single',
    analysis: withFeedback(common.analysis, answers, (_, index) => letterOf(index)),
    options: answers.map(({ text }) => text),
    right: answers.flatMap((answer, index) => (right.includes(answer) ? [letterOf(index)] : [])),
  })
}

/** Reports case sensitivity, if an answer has letters with case. */
function capitalsOf(question: XmlElement, answers: readonly Answer[]): readonly Lost[] {
  if (textOf(childOf(question, 'usecase')).trim() !== '1') return []
  const cased = answers.filter(({ share, text }) => share > 0 && text.toLowerCase() !== text.toUpperCase())
  return cased.length === 0
    ? []
    : [{ reason: 'scoring', text: `usecase 1: ${cased.map(({ text }) => text).join(' / ')}` }]
}

/** Words as typed; wildcards and case sensitivity cannot be expressed here. */
function shortOf(common: CommonFields, answers: readonly Answer[], lost: Lost[]): ImportedItem {
  const whole = wholeOf(answers, lost)
  for (const { text } of whole) if (/(?<!\\)\*/.test(text)) lost.push({ reason: 'scoring', text })
  const analysis = withFeedback(common.analysis, answers, ({ text }) => text)
  return itemOf({ kind: 'blank', ...common, analysis, right: whole.map(({ text }) => text) })
}

function judged(common: CommonFields, answers: readonly Answer[], family: SubjectFamily): ImportedItem {
  const right = answers.find(({ share }) => share === 100)?.text.toLowerCase()
  return itemOf({
    ...common,
    kind: 'single',
    analysis: withFeedback(common.analysis, answers, ({ text }) => text),
    options: family === 'english' ? ['True', 'False'] : ['正确', '错误'],
    right: right === undefined ? [] : [right === 'true' ? 'A' : 'B'],
  })
}

function numberOf(
  common: CommonFields,
  answers: readonly Answer[],
  { question, family, lost }: Omit<Reading, 'kind' | 'pictures'> & { readonly question: XmlElement },
): ImportedItem {
  const whole = wholeOf(answers, lost)
  for (const { text, tolerance } of whole)
    if (Number(tolerance) !== 0) lost.push({ reason: 'scoring', text: `${text} ± ${tolerance}` })
  const units = childrenOf(childOf(question, 'units'), 'unit').map((unit) => textOf(childOf(unit, 'unit_name')))
  if (units.length > 0) lost.push({ reason: 'scoring', text: units.join(' ') })
  const analysis = withFeedback(common.analysis, answers, ({ text }) => text)
  const kind = family === 'maths' ? 'number' : 'blank'
  return itemOf({ ...common, kind, analysis, right: whole.map(({ text }) => text) })
}
