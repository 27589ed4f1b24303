import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { type Tenths } from '#domain/values/score.ts'
import { noPictures, type PictureOf, readableAddress } from './file-pictures.ts'
import { htmlText, type Lost } from './html-text.ts'
import type { ImportedItem, ImportedPaper } from './imported-paper.ts'
import { itemOf, letterOf, oneItem, PaperBuilder } from './paper-builder.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

/** The key of a picture by the `file` that holds it. */
export type MoodlePictures = ReadonlyMap<XmlElement, string>

/** The questions of a Moodle XML file; those of kinds that a paper does not have are told. */
export function readMoodle(
  quiz: XmlElement,
  family: SubjectFamily,
  pictures: MoodlePictures = new Map(),
): ImportedPaper {
  const builder = new PaperBuilder()
  for (const [index, question] of childrenOf(quiz, 'question').entries()) {
    const place = { kind: 'question', no: index + 1 } as const
    const kind = question.attributes['type'] ?? ''
    const lost: Lost[] = []
    const item = itemOfQuestion(question, { kind, family, lost, pictures })
    const original = originalOf(question, pictures)
    if (kind === 'category') builder.miss(place, 'setting', textOf(childOf(question, 'category')))
    else if (item === null)
      builder.miss(place, kind === 'description' ? 'noQuestion' : 'questionKind', `${kind}\n${original}`)
    else builder.add(oneItem(place, original, item), lost)
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

/** Rich text of an element that holds a text, which is HTML or is not, with the files that it names. */
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

const originalOf = (question: XmlElement, pictures: MoodlePictures): string =>
  [childOf(question, 'questiontext'), ...childrenOf(question, 'answer')]
    .map((part) => plainOf(part, { lost: [], pictures }))
    .filter((text) => text !== '')
    .join('\n')

function itemOfQuestion(question: XmlElement, reading: Reading): ImportedItem | null {
  const { kind, family, lost } = reading
  const said = {
    stem: plainOf(childOf(question, 'questiontext'), reading),
    analysis: plainOf(childOf(question, 'generalfeedback'), reading),
    score: scoreOf(question, lost),
  }
  const answers = childrenOf(question, 'answer').map((answer) => answerOf(answer, reading))
  switch (kind) {
    case 'multichoice':
      return choiceOf(said, answers, lost)
    case 'truefalse':
      return judged(said, answers, family)
    case 'shortanswer':
      return { ...itemOf({ kind: 'blank', ...said }), right: wholeOf(answers, lost).map(({ text }) => text) }
    case 'numerical':
      return numberOf(said, answers, { question, family, lost })
    case 'essay':
      return itemOf({
        kind: 'written',
        ...said,
        right: [plainOf(childOf(question, 'graderinfo'), reading)].filter(Boolean),
      })
    default:
      return null
  }
}

type Said = Pick<ImportedItem, 'stem' | 'analysis' | 'score'>

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

/** Points in tenths; one that is no half point is told. */
function scoreOf(question: XmlElement, lost: Lost[]): Tenths | null {
  const text = textOf(childOf(question, 'defaultgrade')).trim()
  const tenths = Math.round(Number(text) * 10)
  if (text === '' || tenths === 0) return null
  if (tenths % 5 === 0) return tenths
  lost.push({ reason: 'scoring', text })
  return null
}

/** Answers that give all points; others that give some are told. */
function wholeOf(answers: readonly Answer[], lost: Lost[]): readonly Answer[] {
  for (const { share, text } of answers)
    if (share > 0 && share < 100) lost.push({ reason: 'partialMark', text: `${share}% ${text}` })
  return answers.filter(({ share }) => share === 100)
}

const withFeedback = (analysis: string, answers: readonly Answer[]): string =>
  [analysis, ...answers.map(({ feedback }, index) => (feedback === '' ? '' : `${letterOf(index)}：${feedback}`))]
    .filter((text) => text !== '')
    .join('\n')

function choiceOf(said: Said, answers: readonly Answer[], lost: Lost[]): ImportedItem {
  const isShared = !answers.some(({ share }) => share === 100)
  const right = isShared ? answers.filter(({ share }) => share > 0) : wholeOf(answers, lost)
  return itemOf({
    ...said,
    kind: right.length > 1 ? 'multiple' : 'single',
    analysis: withFeedback(said.analysis, answers),
    options: answers.map(({ text }) => text),
    right: answers.flatMap((answer, index) => (right.includes(answer) ? [letterOf(index)] : [])),
  })
}

function judged(said: Said, answers: readonly Answer[], family: SubjectFamily): ImportedItem {
  const right = answers.find(({ share }) => share === 100)?.text.toLowerCase()
  return itemOf({
    ...said,
    kind: 'single',
    analysis: [said.analysis, ...answers.map(({ feedback }) => feedback)].filter((text) => text !== '').join('\n'),
    options: family === 'english' ? ['True', 'False'] : ['正确', '错误'],
    right: right === undefined ? [] : [right === 'true' ? 'A' : 'B'],
  })
}

function numberOf(
  said: Said,
  answers: readonly Answer[],
  { question, family, lost }: Omit<Reading, 'kind' | 'pictures'> & { readonly question: XmlElement },
): ImportedItem {
  const whole = wholeOf(answers, lost)
  for (const { text, tolerance } of whole)
    if (Number(tolerance) !== 0) lost.push({ reason: 'scoring', text: `${text} ± ${tolerance}` })
  const units = childrenOf(childOf(question, 'units'), 'unit').map((unit) => textOf(childOf(unit, 'unit_name')))
  if (units.length > 0) lost.push({ reason: 'scoring', text: units.join(' ') })
  return itemOf({ ...said, kind: family === 'maths' ? 'number' : 'blank', right: whole.map(({ text }) => text) })
}
