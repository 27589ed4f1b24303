import type { AnswerKey } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { EditingRules, OperationResult, PaperAct } from '../editing/operations.ts'
import { applyOperation } from '../editing/apply-operation.ts'
import type { Paper, PaperElement, PaperItem, PaperLeaf, PaperQuestion, PaperSection, PaperText } from '../paper.ts'

export const item = (itemId: number, given: Partial<PaperItem> = {}): PaperItem => ({
  itemId,
  stem: `Item ${itemId}`,
  options: [
    { id: 'A', text: 'one' },
    { id: 'B', text: 'two' },
  ],
  key: { kind: 'single', choice: 'A' },
  analysis: '',
  knowledge: '一般过去时',
  score: 20,
  ...given,
})

interface Given extends Partial<Omit<PaperQuestion, 'kind' | 'items'>> {
  /** The number of items; each is worth two points. */
  readonly count?: number
  readonly items?: readonly PaperItem[]
}

/** Question 7 is element "q7", with items 701, 702… */
export const question = (questionId: number, { count = 1, ...given }: Given = {}): PaperQuestion => ({
  kind: 'question',
  elementId: `q${questionId}`,
  questionId,
  type: 1,
  typeName: '单项选择',
  difficulty: 1,
  passage: '',
  items: Array.from({ length: count }, (_, index) => item(questionId * 100 + index + 1)),
  condition: null,
  ...given,
})

/** A combination question of `count` items. */
export const reading = (questionId: number, count: number): PaperQuestion =>
  question(questionId, { type: 903, typeName: '阅读理解', passage: 'A passage.', count })

export const written = (questionId: number, maxima: readonly number[]): PaperQuestion => {
  const criteria = maxima.map((max, index) => ({ name: `criterion ${index + 1}`, hint: '', max }))
  const key: AnswerKey = { kind: 'written', model: 'A model.', criteria }
  const score = maxima.reduce((sum, max) => sum + max, 0)
  const items = [item(questionId * 100 + 1, { options: [], key, score })]
  return question(questionId, { type: 3, typeName: '书面表达', items })
}

export const text = (elementId: string, kind: PaperText['kind'] = 'text'): PaperText => ({
  kind,
  elementId,
  text: `Text of ${elementId}`,
})

export const section = (
  elementId: string,
  children: readonly PaperLeaf[],
  given: Partial<Pick<PaperSection, 'sectionText' | 'numberRule' | 'firstNumber'>> = {},
): PaperSection => ({
  kind: 'section',
  elementId,
  sectionText: `Section ${elementId}`,
  numberRule: 'byItem',
  firstNumber: null,
  children,
  ...given,
})

export const paperWith = (elements: readonly PaperElement[], given: Partial<Paper> = {}): Paper => ({
  paperId: 12,
  ownerId: 3,
  subjectId: subjects.juniorEnglish,
  bookId: null,
  assignmentId: null,
  paperTitle: 'Unit 1',
  duration: 40,
  mediaPrefix: '',
  elements,
  ...given,
})

export const mathsPaperWith = (elements: readonly PaperElement[]): Paper =>
  paperWith(elements, { subjectId: subjects.juniorMaths })

/** Applies an act to the paper, with a basket of 200. */
export const act = (paper: Paper, done: PaperAct, rules: Partial<EditingRules> = {}): OperationResult =>
  applyOperation(paper, { ...done, paperId: paper.paperId }, { initial: paper, maximum: 200, ...rules })

/** The paper after an act that must succeed. */
export function after(paper: Paper, done: PaperAct, rules: Partial<EditingRules> = {}): Paper {
  const result = act(paper, done, rules)
  if (!result.ok) throw new Error(result.reason)
  return result.paper
}

/** Element ids in order, a section's contents in brackets after its own: "s1(q1 q2) q3". */
export const orderOf = ({ elements }: Paper): string =>
  elements
    .map((element) =>
      element.kind === 'section'
        ? `${element.elementId}(${element.children.map(({ elementId }) => elementId).join(' ')})`
        : element.elementId,
    )
    .join(' ')
