/** Turns the questions of an exam paper into drafts; those on one text become one question. */
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { headingTotal, type SourceLine } from './exam-lines.ts'
import { draftOf, type ParsedQuestion } from './exam-question.ts'
import { takeGivenAnswer } from './given-answer.ts'
import type { ImportedQuestion } from './imported-paper.ts'
import { withoutOmittedKeys } from './omitted-key.ts'
import type { PaperBuilder } from './paper-builder.ts'
import { asGroup, mayJoin } from './passage-group.ts'

/** The questions of a paper in their order, and the passages by the first question below them. */
export interface ParsedPaper {
  readonly questions: readonly ParsedQuestion[]
  readonly passages: ReadonlyMap<ParsedQuestion, readonly SourceLine[]>
}

export function addQuestions(paper: ParsedPaper, builder: PaperBuilder, family: SubjectFamily): void {
  for (const said of paper.questions) {
    takeGivenAnswer(said)
    dropOmittedKeys(said)
  }
  for (let at = 0; at < paper.questions.length;) at += addFrom(paper, at, builder, family)
}

/** A key that the paper leaves out is none, and is reported. */
function dropOmittedKeys(said: ParsedQuestion): void {
  const { answer } = said
  if (answer === null) return
  said.answer = withoutOmittedKeys(answer)
  if (said.answer !== answer) said.lost.push({ reason: 'keyOmitted', text: answer })
}

/** Adds the question at an index, with those that share its passage; returns how many questions that were. */
function addFrom(
  { questions, passages }: ParsedPaper,
  at: number,
  builder: PaperBuilder,
  family: SubjectFamily,
): number {
  const said = questions[at]
  if (said === undefined) return 1
  const single = (one: ParsedQuestion) => asQuestion(one, questions, family)
  const passage = passages.get(said)
  if (passage === undefined) {
    builder.add(single(said), said.lost)
    return 1
  }
  const following = questions.slice(at + 1)
  const end = following.findIndex((one) => passages.has(one) || !mayJoin(said, one))
  const group = [said, ...(end === -1 ? following : following.slice(0, end))]
  const lost = [...passage, ...group].flatMap((one) => one.lost)
  builder.add(
    asGroup(
      passage,
      group.map((one) => ({ no: one.no, question: single(one) })),
    ),
    lost,
  )
  return group.length
}

/** The points of a heading are those of its only question. */
function asQuestion(said: ParsedQuestion, all: readonly ParsedQuestion[], family: SubjectFamily): ImportedQuestion {
  const { position, original, section } = said
  const isAlone = all.every((one) => one === said || one.section !== section)
  const headingScore = said.headingScore ?? (isAlone ? headingTotal(section) : null)
  return { place: position, original: original.join('\n'), section, ...draftOf({ ...said, headingScore }, family) }
}
