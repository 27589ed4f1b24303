import type { ClassReport, ItemReport, StudentReport } from '#api/contract/groups/report.ts'
import { itemsOfFamily, type ReportFamily } from '#domain/report/families.ts'
import type { Tenths } from '#domain/values/score.ts'
import { abilityGroupOf } from '#domain/statistics/ability-groups.ts'
import type { ItemResult } from '#domain/statistics/item-analysis.ts'
import { answersByGroup, type AnswerByGroup, type OfferedOption } from '#domain/statistics/option-analysis.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { StudentsAnswer } from './answers.ts'

/** One item of a family with every marked student's score. */
export interface FamilyItemFacts {
  readonly item: ItemReport
  /** By student, in the order of `FamilyFacts.marked`. */
  readonly scores: readonly Tenths[]
  readonly results: readonly ItemResult[]
  /** Empty for items marked by a person. */
  readonly answers: readonly AnswerByGroup[]
  /** Empty for items without options. */
  readonly options: readonly OfferedOption[]
}

/** What the tables of a family are made from. */
export interface FamilyFacts {
  readonly report: ClassReport
  readonly marked: readonly StudentReport[]
  readonly items: readonly FamilyItemFacts[]
  /** Whether there are enough submissions for an upper and a lower group. */
  readonly isGrouped: boolean
  /** The name a student has in this report. */
  readonly nameOf: (uid: number) => string
}

interface Given {
  readonly answers: readonly StudentsAnswer[]
  /** By item. */
  readonly options: ReadonlyMap<number, readonly OfferedOption[]>
}

/** The facts of a family: only its items, over marked submissions. */
export function familyFacts(
  family: ReportFamily,
  subjectId: number,
  report: ClassReport,
  { answers, options }: Given,
  nameOf: FamilyFacts['nameOf'],
): FamilyFacts {
  const marked = report.students.filter(({ state }) => state === 'marked')
  const totals = marked.map(({ total }) => total ?? 0)
  const groupOf = abilityGroupOf(totals)
  const indices = new Map(marked.map(({ uid }, index) => [uid, index]))
  const byItem = groupedBy(answers, ({ itemId }) => itemId)
  const items = itemsOfFamily(family, { subjectId, items: report.items }).map((item): FamilyItemFacts => {
    const given = byItem.get(item.itemId) ?? []
    const scores: Tenths[] = totals.map(() => 0)
    for (const { score, uids } of given)
      for (const uid of uids) {
        const index = indices.get(uid)
        if (index !== undefined) scores[index] = score
      }
    const chosen = given.flatMap(({ value, score, uids }) =>
      uids.map((uid) => ({ value, right: score === item.score, total: totals[indices.get(uid) ?? -1] ?? 0 })),
    )
    return {
      item,
      scores,
      results: scores.map((score, index) => ({ item: score, total: totals[index] ?? 0 })),
      answers: item.kind === 'written' ? [] : answersByGroup(chosen, groupOf),
      options: options.get(item.itemId) ?? [],
    }
  })
  return { report, marked, items, isGrouped: groupOf !== null, nameOf }
}
