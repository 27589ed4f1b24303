/** A question of a typed paper as its lines give it, and the draft made from it. */
import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import { pointFields, splitPointNames } from '#domain/questions/point-names.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { parsePoints, type Tenths } from '#domain/values/score.ts'
import { blankScore, type PaperHeading, type HeadingKind, splitScore } from './paper-lines.ts'
import type { Lost } from './lost.ts'
import type { ImportedItem, SourcePosition, QuestionDraft } from './imported-paper.ts'
import { itemOf } from './paper-builder.ts'
import { dividedPoints } from './question-points.ts'

export interface ParsedQuestion {
  /** As printed; null where questions are not numbered. */
  readonly no: number | null
  /** Outermost first. */
  readonly headings: readonly PaperHeading[]
  /** The title of its section; empty for none. */
  readonly section: string
  readonly headingKind: HeadingKind
  readonly headingScore: Tenths | null
  /** For all questions right below its innermost heading. */
  readonly headingTotal: Tenths | null
  readonly position: SourcePosition
  readonly original: string[]
  readonly stem: string[]
  readonly options: string[]
  answer: string | null
  analysis: string | null
  knowledge: string
  score: string
  difficulty: string
  readonly lost: Lost[]
}

/** Without a number, it takes options, an answer, or a heading of written answers to make a question of a text. */
export const isAsked = ({ no, options, answer, analysis, headingKind: kind }: ParsedQuestion): boolean =>
  no !== null || options.length > 0 || answer !== null || analysis !== null || kind === 'written'

/** The items and what they share; several for a stem with several gaps and as many answers. */
export function draftOf(parsed: ParsedQuestion, family: SubjectFamily): QuestionDraft {
  const { stem, score: ownScore } = splitScore(parsed.stem.filter((line) => line !== '').join('\n'))
  const rest = {
    analysis: parsed.analysis?.trim() ?? '',
    ...pointFields(splitPointNames(parsed.knowledge)),
  }
  const difficulty = difficultyOf(parsed.difficulty)
  const gaps = parsed.options.length === 0 ? gapsOf(stem) : 0
  const score = parsePoints(parsed.score.replace(/分$/, '')) ?? ownScore ?? scoreByHeading(parsed, gaps)
  const answers = gaps > 1 && parsed.headingKind !== 'written' ? answersOfGaps(plainKey(parsed), gaps) : null
  if (answers !== null) {
    const scores = dividedPoints(score, gaps)
    const items = answers.map((answer, index) => ({
      ...rest,
      score: scores[index] ?? null,
      ...answeredBlank('', answer, family),
    }))
    return { passage: numberedGaps(stem), difficulty, items: items.map(itemOf) }
  }
  return { passage: '', difficulty, items: [itemOf({ ...rest, score, ...answered(parsed, stem, family) })] }
}

/** Between the answers to several gaps; a comma or a space only if there are as many answers as gaps. */
const betweenAnswers = [/[;；]/, /[,，、](?![^([{（]*[)\]}）])/, /[\s\u3000]{2,}|\u3000|\t/]

/** An answer cut out of a formula that held several is a formula of its own. */
function asWhole(cut: string): string {
  const answer = cut.trim()
  if ((answer.match(/\$/g)?.length ?? 0) % 2 === 0) return answer
  return answer.startsWith('$') ? `${answer}$` : `$${answer}`
}

/** The answers to as many gaps, in their order; null if the key cannot be divided so. */
const answersOfGaps = (key: string, gaps: number): readonly string[] | null =>
  betweenAnswers.map((between) => key.split(between).map(asWhole)).find((answers) => answers.length === gaps) ?? null

/** "每空 2 分" counts for each gap of a question. */
function scoreByHeading({ section, headingKind, headingScore }: ParsedQuestion, gaps: number): Tenths | null {
  const ofBlank = headingKind === 'written' ? null : blankScore(section)
  return ofBlank === null || gaps === 0 ? headingScore : ofBlank * gaps
}

type Answered = Pick<ImportedItem, 'kind' | 'stem'> & Partial<ImportedItem>

function answered(parsed: ParsedQuestion, stem: string, family: SubjectFamily): Answered {
  const answer = plainKey(parsed)
  if (parsed.options.length > 0) return choice(parsed, stem, answer)
  if (parsed.headingKind === 'judged') return judged(stem, answer, family)
  const isShort = answer !== '' && answer.length <= 60 && !/\n|\]\(picture:/.test(answer)
  const isBlank = parsed.headingKind === 'blank' || gapsOf(stem) > 0 || (parsed.headingKind !== 'written' && isShort)
  return isBlank
    ? answeredBlank(stem, answer, family)
    : { kind: 'written', stem, right: answer === '' ? [] : [parsed.answer?.trim() ?? ''] }
}

/** An answer to compare with, without what is printed in bold. */
const plainKey = ({ answer }: ParsedQuestion): string => (answer ?? '').replaceAll('**', '').trim()

/** Brackets for a letter at the right edge are not part of the question. */
const bracketAtEdge = /\s*\t\s*[（(][\s\u3000]*[)）]$/

function choice({ options, headingKind }: ParsedQuestion, typedStem: string, answer: string): Answered {
  const stem = typedStem.replace(bracketAtEdge, '')
  const letters = lettersOf(answer)
  const right = letters ?? [answer]
  const isMultiple = headingKind === 'multiple' || (letters?.length ?? 0) > 1
  return { kind: isMultiple ? 'multiple' : 'single', stem, options, right }
}

/** The letters of an answer that consists of letters only; null otherwise. */
export function lettersOf(answer: string): readonly string[] | null {
  const plain = answer.normalize('NFKC').toUpperCase()
  return /^[A-Z]?(?:[\s,、;]*[A-Z])*[\s.。]*$/.test(plain) ? (plain.match(/[A-Z]/g) ?? []) : null
}

function judged(stem: string, answer: string, family: SubjectFamily): Answered {
  const options = family === 'english' ? ['True', 'False'] : ['正确', '错误']
  const isTrue = /^(?:√|✓|✔|对|正确|T(?:rue)?)[.。]?$/i.test(answer)
  const isFalse = /^(?:×|✗|✘|错|错误|F(?:alse)?)[.。]?$/i.test(answer)
  return { kind: 'single', stem, options, right: isTrue ? ['A'] : isFalse ? ['B'] : answer === '' ? [] : [answer] }
}

function answeredBlank(stem: string, answer: string, family: SubjectFamily): Answered {
  const [first = '', others = ''] = answer.split(/\s*(?:也对|Also right)\s*[:：]\s*/)
  const right = [...first.split(/\s*[|｜]\s*|\s+\/\s+/), ...others.split('；')]
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const plain = right.map((one) => one.replaceAll('$', '').replaceAll(/[﹣－]/g, '-'))
  if (family === 'english' || right.length === 0) return { kind: 'blank', stem, right }
  if (plain.every(isNumberText)) return { kind: 'number', stem, right: plain }
  return { kind: right.every(isMathsAnswer) ? 'number' : 'blank', stem, right }
}

/** A formula, or what has a digit or a sign of maths in it; words are compared letter by letter. */
const isMathsAnswer = (text: string): boolean =>
  text.length <= acceptedLimits.number && /[$\d=<>≤≥≠+×÷^√π±∞∠△⊥∥①-⑳]/.test(text)

export const isNumberText = (text: string): boolean =>
  /^[-−+]?(?:\d|[.,/%]|\\[dt]?frac|\\sqrt|\\pi|[{}[\]π√])+$/.test(text) && /\d|π|\\pi/.test(text)

const gap = /__[\s\u3000]+__|_{2,}|[（(][\s\u3000]{2,}[)）]/g

export const gapsOf = (stem: string): number => stem.match(gap)?.length ?? 0

function numberedGaps(stem: string): string {
  let no = 0
  return stem.replaceAll(gap, () => `[[${(no += 1)}]]`)
}

const difficultyOf = (text: string): 1 | 2 | 3 => (/难|hard/i.test(text) ? 3 : /易|easy/i.test(text) ? 1 : 2)
