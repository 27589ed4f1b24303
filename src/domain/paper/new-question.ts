import { bankTypeName } from '#domain/bank/type-names.ts'
import { blankItem } from '#domain/questions/blank-item.ts'
import { englishTypes, familyOf, mathsTypes, type SubjectFamily } from '#domain/questions/question-types.ts'
import type { AnswerKind, Choice, Option } from '#domain/questions/question.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { isNewId, newIdOn } from './new-ids.ts'
import type { ElementId, Paper, PaperQuestion } from './paper.ts'

/** A kind of question that a teacher can write, and how it begins. */
interface Beginning {
  readonly type: number
  readonly kind: AnswerKind
  /** The texts of its options; none for items without any. */
  readonly options: readonly string[]
}

const fourOptions = ['', '', '', '']

const english = {
  singleChoice: { type: englishTypes.singleChoice, kind: 'single', options: fourOptions },
  trueFalse: { type: englishTypes.singleChoice, kind: 'single', options: ['True', 'False'] },
  cloze: { type: englishTypes.cloze, kind: 'single', options: fourOptions },
  reading: { type: englishTypes.reading, kind: 'single', options: fourOptions },
  grammarFill: { type: englishTypes.grammarFill, kind: 'blank', options: [] },
  writing: { type: englishTypes.writing, kind: 'written', options: [] },
  listenAndWriteWord: { type: englishTypes.listenAndWriteWord, kind: 'blank', options: [] },
  listenAndWriteSentence: { type: englishTypes.listenAndWriteSentence, kind: 'blank', options: [] },
} as const satisfies Record<string, Beginning>

const maths = {
  singleChoice: { type: mathsTypes.singleChoice, kind: 'single', options: fourOptions },
  multiChoice: { type: mathsTypes.multiChoice, kind: 'multiple', options: fourOptions },
  trueFalse: { type: mathsTypes.singleChoice, kind: 'single', options: ['正确', '错误'] },
  fillNumber: { type: mathsTypes.fillBlank, kind: 'number', options: [] },
  fillText: { type: mathsTypes.fillBlank, kind: 'blank', options: [] },
  fillBlanks: { type: mathsTypes.fillBlanks, kind: 'number', options: [] },
  workedAnswer: { type: mathsTypes.workedAnswer, kind: 'written', options: [] },
} as const satisfies Record<string, Beginning>

const beginnings: Readonly<Record<SubjectFamily, Readonly<Record<string, Beginning>>>> = { english, maths }

export type NewQuestionKind = keyof typeof english | keyof typeof maths

export interface NewQuestionChoice {
  readonly kind: NewQuestionKind
  /** The bank's name of its type. */
  readonly typeName: string
}

/** What a teacher of a subject can write. */
export const newQuestionChoices = (subjectId: number): readonly NewQuestionChoice[] =>
  Object.entries(beginnings[familyOf(subjectId)]).map(([kind, { type }]) => ({
    kind: kind as NewQuestionKind,
    typeName: bankTypeName(subjectId, type),
  }))

/** A question with nothing written in it. */
export function newQuestion(paper: Paper, kind: NewQuestionKind, elementId: ElementId): PaperQuestion {
  const beginning = beginnings[familyOf(paper.subjectId)][kind]
  if (beginning === undefined) throw new Error(`No ${kind} in subject ${paper.subjectId}`)
  return begun(paper.subjectId, beginning, { elementId, questionId: newIdOn(paper) })
}

type Ids = Pick<PaperQuestion, 'elementId' | 'questionId'>

function begun(subjectId: number, { type, kind, options }: Beginning, { elementId, questionId }: Ids): PaperQuestion {
  return {
    kind: 'question',
    elementId,
    questionId,
    type,
    typeName: bankTypeName(subjectId, type),
    difficulty: 2,
    passage: '',
    items: [{ itemId: questionId - 1, ...blankItem(kind, options.map(lettered)) }],
    condition: null,
  }
}

/** Whether nobody has written anything in a question since it was begun. */
export const isUntouched = (subjectId: number, question: PaperQuestion): boolean =>
  isNewId(question.questionId) &&
  Object.values(beginnings[familyOf(subjectId)]).some((one) => isSameValue(begun(subjectId, one, question), question))

const letters: readonly Choice[] = ['A', 'B', 'C', 'D']

const lettered = (text: string, index: number): Option => ({ id: letters[index] ?? 'A', text })
