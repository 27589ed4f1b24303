import type { BankQuestion } from '#api/contract/schemas/bank.ts'

/** A single choice of the bank worth two points; a `count` above one makes it a combination question. */
export const bankQuestion = (questionId: number, { count = 1, ...given }: Given = {}): BankQuestion => ({
  questionId,
  subjectId: 203,
  type: 1,
  typeName: '单项选择',
  difficulty: 1,
  measured: null,
  passage: '',
  items: Array.from({ length: count }, (_, index) => bankItem(questionId * 100 + index + 1)),
  source: 'platform',
  generator: null,
  bookName: null,
  chapterNames: [],
  ...given,
})

interface Given extends Partial<BankQuestion> {
  readonly count?: number
}

type BankItem = BankQuestion['items'][number]

export const bankItem = (itemId: number, given: Partial<BankItem> = {}): BankItem => ({
  itemId,
  stem: `He ____ home at ${itemId}.`,
  options: [
    { id: 'A', text: 'goes' },
    { id: 'B', text: 'go' },
  ],
  key: { kind: 'single', choice: 'A' },
  analysis: 'Third person.',
  knowledge: '一般现在时',
  score: 20,
  ...given,
})
