import { englishTypes, familyOf, mathsTypes, type SubjectFamily } from '#domain/questions/question-types.ts'

/** Types in the order of a usual paper. */
const orders: Readonly<Record<SubjectFamily, readonly number[]>> = {
  english: [
    englishTypes.listenAndWriteWord,
    englishTypes.listenAndWriteSentence,
    englishTypes.singleChoice,
    englishTypes.cloze,
    englishTypes.reading,
    englishTypes.grammarFill,
    englishTypes.writing,
  ],
  maths: [
    mathsTypes.singleChoice,
    mathsTypes.multiChoice,
    mathsTypes.fillBlank,
    mathsTypes.fillBlanks,
    mathsTypes.workedAnswer,
  ],
}

/** Questions in the usual order of types, stable within a type; unknown types come last. */
export function inUsualOrder<Question extends { readonly type: number }>(
  subjectId: number,
  questions: readonly Question[],
): readonly Question[] {
  const order = orders[familyOf(subjectId)]
  const rankOf = ({ type }: Question) => (order.includes(type) ? order.indexOf(type) : order.length)
  return questions.toSorted((one, other) => rankOf(one) - rankOf(other))
}
