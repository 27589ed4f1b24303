import type { Call, ResultOf } from '#api/client/client.ts'
import { bank } from '#api/contract/groups/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { type ComparedQuestion, questionKinds } from '#domain/bank/question-kinds.ts'
import type { Asked, Blueprint } from '#domain/paper/blueprint.ts'
import { type Cell, fillBlueprint, type Filling } from '#domain/paper/fill-blueprint.ts'
import { basketLimit } from '#domain/portal/constants.ts'

export interface Planned {
  readonly subjectId: number
  readonly blueprint: Blueprint
  /** The class that should not get any question twice. */
  readonly courseId: number | null
}

/** What is not chosen again: each question on the paper or in the basket, once. */
export interface AlreadyThere {
  readonly counted: readonly (Asked & ComparedQuestion & Pick<BankQuestion, 'questionId'>)[]
  readonly basket: readonly BankQuestion[]
}

type Found = ResultOf<typeof bank.list>['list'][number]

/**
 * Fills a blueprint with questions of the bank. Where marks are missing or questions repeat others it reads on, until the
 * bank has no more for them or the basket is full: only then is it true that there is nothing better.
 */
export async function fillFromBank(call: Call, planned: Planned, there: AlreadyThere): Promise<Filling<Found>> {
  const leaveOut = there.counted.map(({ questionId }) => questionId)
  const found = new Map<number, Found>()
  const pages = new Map<string, AsyncGenerator<readonly Found[], undefined>>()
  /** Whether there was more to read. */
  const readOn = async ({ name, difficulty }: Cell): Promise<boolean> => {
    const cell = `${difficulty} ${name}`
    const unread = pages.get(cell) ?? pagesOf(call, planned, { name, difficulty, leaveOut })
    pages.set(cell, unread)
    const { value } = await unread.next()
    for (const question of value ?? []) found.set(question.questionId, question)
    return value !== undefined
  }
  const rules = { maximum: basketLimit, kindsOf: questionKinds() }
  for (;;) {
    const filling = fillBlueprint(planned.blueprint, there, [...found.values()], rules)
    if (isFull([...there.basket, ...filling.chosen])) return filling
    let hasRead = false
    // One at a time: a blueprint has dozens of cells, and the service has other clients.
    for (const cell of cellsToImprove(filling)) hasRead = (await readOn(cell)) || hasRead
    if (!hasRead) return filling
  }
}

const isFull = (basket: readonly BankQuestion[]): boolean =>
  basket.reduce((sum, { items }) => sum + items.length, 0) >= basketLimit

/** The cells for which the bank may have something better, each once. */
const cellsToImprove = ({ unmet, repeating }: Filling<Found>): readonly Cell[] => [
  ...unmet,
  ...repeating.filter((one) => !unmet.some((other) => other.name === one.name && other.difficulty === one.difficulty)),
]

interface UnreadCell extends Cell {
  readonly leaveOut: number[]
}

/** The questions of one knowledge point and difficulty, page by page; first those that the class has not had. */
async function* pagesOf(
  call: Call,
  { subjectId, blueprint, courseId }: Planned,
  { name, difficulty, leaveOut }: UnreadCell,
): AsyncGenerator<readonly Found[], undefined> {
  const knowledgeIds = blueprint.filter((row) => row.name === name).map(({ knowledgeId }) => knowledgeId)
  const pageSize = bankLimits.pageSize
  let total: number = pageSize
  for (let currentPage = 1; (currentPage - 1) * pageSize < total; currentPage += 1) {
    const page = await call(bank.list, {
      subjectId,
      knowledgeIds,
      difficulties: [difficulty],
      ...(leaveOut.length > 0 && { leaveOut }),
      ...(courseId !== null && { courseId }),
      sort: 'unused',
      pager: { currentPage, pageSize },
    })
    total = page.total
    yield page.list
  }
}
