/** Turns the questions of a typed paper into drafts; those on one text become one question. */
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { headingTotal, type SourceLine } from './paper-lines.ts'
import { draftOf, type ParsedQuestion } from './parsed-question.ts'
import { takeGivenAnswer } from './given-answer.ts'
import type { ImportedQuestion } from './imported-paper.ts'
import { withoutOmittedKeys } from './omitted-key.ts'
import type { PaperBuilder } from './paper-builder.ts'
import { asGroup, mayJoin } from './passage-group.ts'
import { contradicts } from './question-points.ts'

/** The questions of a paper in their order, and the passages by the first question below them. */
export interface ParsedPaper {
  readonly questions: readonly ParsedQuestion[]
  readonly passages: ReadonlyMap<ParsedQuestion, readonly SourceLine[]>
}

export function addQuestions(paper: ParsedPaper, builder: PaperBuilder, family: SubjectFamily): void {
  for (const parsed of paper.questions) {
    takeGivenAnswer(parsed)
    dropOmittedKeys(parsed)
  }
  const drafts = new Map(paper.questions.map((one) => [one, asQuestion(one, paper.questions, family)]))
  reportContradictions(drafts)
  for (let at = 0; at < paper.questions.length;) at += addFrom(paper, at, builder, drafts)
}

type Drafts = ReadonlyMap<ParsedQuestion, ImportedQuestion>

/** A heading whose total is not the sum of all questions below it is reported with the first of them. */
function reportContradictions(drafts: Drafts): void {
  const headed = [...drafts].flatMap(([parsed, { items }]) =>
    parsed.headings.map((heading) => ({ heading, parsed, items })),
  )
  for (const [{ text }, below] of groupedBy(headed, ({ heading }) => heading)) {
    const total = headingTotal(text)
    const items = below.flatMap((one) => one.items)
    if (total !== null && contradicts(total, items)) below[0]?.parsed.lost.push({ reason: 'headingTotal', text })
  }
}

/** A key that the paper leaves out is none, and is reported. */
function dropOmittedKeys(parsed: ParsedQuestion): void {
  const { answer } = parsed
  if (answer === null) return
  parsed.answer = withoutOmittedKeys(answer)
  if (parsed.answer !== answer) parsed.lost.push({ reason: 'keyOmitted', text: answer })
}

/** Adds the question at an index, with those that share its passage; returns how many questions that were. */
function addFrom({ questions, passages }: ParsedPaper, at: number, builder: PaperBuilder, drafts: Drafts): number {
  const parsed = questions[at]
  const draft = parsed === undefined ? undefined : drafts.get(parsed)
  if (parsed === undefined || draft === undefined) return 1
  const passage = passages.get(parsed)
  if (passage === undefined) {
    builder.add(draft, parsed.lost)
    return 1
  }
  const following = questions.slice(at + 1)
  const end = following.findIndex((one) => passages.has(one) || !mayJoin(parsed, one))
  const group = [parsed, ...(end === -1 ? following : following.slice(0, end))]
  const lost = [...passage, ...group].flatMap((one) => one.lost)
  const numbered = group.map((one) => ({ no: one.no, question: drafts.get(one) ?? draft }))
  builder.add(asGroup(passage, numbered), lost)
  return group.length
}

/** The points of a heading are those of its only question. */
function asQuestion(parsed: ParsedQuestion, all: readonly ParsedQuestion[], family: SubjectFamily): ImportedQuestion {
  const { position, original, section, headings } = parsed
  const isAlone = all.every((one) => one === parsed || one.headings.at(-1) !== headings.at(-1))
  const headingScore = parsed.headingScore ?? (isAlone ? parsed.headingTotal : null)
  return { position, original: original.join('\n'), section, ...draftOf({ ...parsed, headingScore }, family) }
}
