import { subjects } from '#domain/classes/subjects.ts'
import type { Criterion, OpenKey } from '#domain/questions/question.ts'
import type { Paper, PaperElement, PaperItem, PaperQuestion } from '#domain/paper/paper.ts'

const letters = ['A', 'B', 'C', 'D'] as const

/** Texts of a paper besides its questions'. */
export const attackedPaper = (ownerId: number, attacks: readonly string[], comments: readonly string[]): Paper => ({
  paperId: null,
  ownerId,
  subjectId: subjects.juniorEnglish,
  bookId: null,
  assignmentId: null,
  paperTitle: attacks[0] ?? '',
  duration: 40,
  mediaPrefix: '',
  elements: [
    { kind: 'title', elementId: 't', text: attacks.join('\n') },
    ...attacks.flatMap((_, at) => sectionOf(attacks, at)),
    {
      kind: 'section',
      elementId: 'written',
      sectionText: attacks.at(-1) ?? '',
      numberRule: 'byItem',
      firstNumber: null,
      children: [...blankQuestions(attacks), ...comments.map((_, at) => writtenQuestion(attacks, at))],
    },
  ],
})

/** A section of one single choice, in which every text is another attack: over the paper, each field has all of them. */
function sectionOf(attacks: readonly string[], at: number): readonly PaperElement[] {
  const inField = (field: number) => attacks[(at + field * 11) % attacks.length] ?? ''
  const one = item(at, { kind: 'single', choice: 'A' }, inField(1), {
    options: letters.map((id, index) => ({ id, text: inField(2 + index) })),
    analysis: inField(6),
    knowledge: inField(7),
    furtherPoints: [inField(8)],
  })
  const children = [
    question(at, { type: 1, passage: inField(0), items: [one] }),
    { kind: 'text', elementId: `l${at}`, text: inField(10) },
  ] as const
  const sectionText = inField(9)
  return [{ kind: 'section', elementId: `s${at}`, sectionText, numberRule: 'byItem', firstNumber: null, children }]
}

const alternatives = 40

/** Every attack is an accepted answer. */
const blankQuestions = (attacks: readonly string[]): readonly PaperQuestion[] =>
  Array.from({ length: Math.ceil(attacks.length / alternatives) }, (_, at) => {
    const accept = attacks.slice(at * alternatives, (at + 1) * alternatives)
    return question(800 + at, {
      type: 2,
      passage: '',
      items: [item(800 + at, { kind: 'blank', accept }, accept.join('\n'))],
    })
  })

/** A question that a person marks; the first has all attacks in each of its texts. */
function writtenQuestion(attacks: readonly string[], at: number): PaperQuestion {
  const names = at === 0 ? attacks : attacks.slice(at, at + 1)
  const criteria: readonly Criterion[] = names.map((name) => ({ name, hint: name, max: 5 }))
  const one = item(900 + at, { kind: 'written', model: names.join('\n'), criteria }, names.join('\n'))
  return question(900 + at, { type: 3, passage: names.join('\n'), items: [{ ...one, score: names.length * 5 }] })
}

const firstNew = -900_000_000_000_001

function item(at: number, key: OpenKey, stem: string, given: Partial<PaperItem> = {}): PaperItem {
  return { itemId: firstNew - at * 2, stem, options: [], key, analysis: stem, knowledge: '', score: 5, ...given }
}

const question = (at: number, given: Pick<PaperQuestion, 'type' | 'passage' | 'items'>): PaperQuestion => ({
  kind: 'question',
  elementId: `q${at}`,
  questionId: firstNew - at * 2 - 1,
  typeName: '',
  difficulty: 2,
  condition: null,
  ...given,
})
