import type { WrongItem } from '#api/contract/schemas/wrong-notes.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { masteryOf } from '#domain/wrong-note/mastery.ts'
import type { Executor } from '#server/database/database.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf, classAnswers, type ClassAnswer, lastMet } from './class-answers.ts'
import { itemsOf, usableQuestions } from './placed-items.ts'
import { rightsNeededIn } from './setting.ts'
import { inClass, judged, triesOf } from './tries.ts'

/** Most distinct wrong answers in a list. */
const mostValues = 6

/** Most wrong answers shown from sheets. */
const mostCrops = 2

interface Student {
  readonly uid: number
  readonly realname: string
}

export interface ClassItems {
  readonly courseId: number
  readonly itemIds: readonly number[]
  /** The teacher who asks. */
  readonly teacherId: number
  /** Which answers are counted, apart from mastery; all by default. */
  readonly counts?: (answer: ClassAnswer) => boolean
}

/** Items that students of a class got wrong, most wrong answers first, with all answers to them, earliest first. */
export async function wrongItems(db: Executor, { courseId, itemIds, teacherId, counts = () => true }: ClassItems) {
  const answers = await classAnswers(db, { courseId, itemIds })
  const uids = [...new Set(answers.map(({ uid }) => uid))]
  const tries = await triesOf(db, { itemIds, uids, seen: inClass(courseId) })
  const triedAt = groupedBy(tries, ({ itemId }) => itemId)
  const causes = await causesOf(db, itemIds, uids)
  const placed = await itemsOf(db, itemIds)
  const questionIds = new Map(placed.map((one) => [one.itemId, one.questionId]))
  const usable = await usableQuestions(db, [...new Set(questionIds.values())], teacherId)
  const rightsNeeded = await rightsNeededIn(db, courseId)
  const byItem = groupedBy(answers, ({ itemId }) => itemId)
  const onSheets = [...byItem.values()].flatMap((all) => latestOnSheets(all.filter(counts)))
  const cropOf = await cropsOfAnswers(db, onSheets)
  const items = [...byItem].flatMap(([itemId, all]): WrongItem[] => {
    const counted = all.filter(counts)
    const wrong = counted.filter(({ isRight }) => !isRight)
    const questionId = questionIds.get(itemId)
    const last = all.at(-1)
    if (wrong.length === 0 || questionId === undefined || last === undefined) return []
    const wrongUids = new Set(wrong.map(({ uid }) => uid))
    const { open, mastered } = splitByMastery(all, triedAt.get(itemId) ?? [], rightsNeeded)
    const itemCauses = causes.filter((one) => one.itemId === itemId && wrongUids.has(one.uid))
    return [
      {
        itemId,
        questionId,
        ...lastMet(all),
        answered: counted.length,
        wrong: wrong.length,
        score: last.fullScore,
        key: last.key,
        students: open.filter(({ uid }) => wrongUids.has(uid)),
        masteredCount: mastered.filter(({ uid }) => wrongUids.has(uid)).length,
        values:
          last.key.kind === 'written'
            ? []
            : frequencies(wrong.flatMap((one) => (isOnSheet(one) ? [] : [one.value.trim()]))).slice(0, mostValues),
        crops: latestOnSheets(counted).flatMap(({ uid, realname, assignmentId }) => {
          const crop = cropOf({ uid, assignmentId, itemId })
          return crop === null ? [] : [{ uid, realname, crop }]
        }),
        causes: frequencies(itemCauses.map(({ cause }) => cause)),
        isUsable: usable.has(questionId),
      },
    ]
  })
  return { items: items.toSorted(byShare), answers, tries }
}

const latestOnSheets = (answers: readonly ClassAnswer[]): readonly ClassAnswer[] =>
  answers
    .filter((one) => !one.isRight && isOnSheet(one))
    .toReversed()
    .slice(0, mostCrops)

const byShare = (left: WrongItem, right: WrongItem): number =>
  right.wrong * left.answered - left.wrong * right.answered || right.wrong - left.wrong || left.itemId - right.itemId

/** Splits students by whether they have mastered the item, by account. */
function splitByMastery(
  answers: readonly ClassAnswer[],
  tries: readonly { readonly uid: number; readonly at: number; readonly isRight: boolean | null }[],
  rightsNeeded: number,
): { readonly open: Student[]; readonly mastered: Student[] } {
  const [open, mastered]: [Student[], Student[]] = [[], []]
  const byStudent = [...groupedBy(answers, ({ uid }) => uid).values()].toSorted((left, right) =>
    (left[0]?.username ?? '').localeCompare(right[0]?.username ?? '', 'en'),
  )
  for (const own of byStudent) {
    const [first] = own
    if (first === undefined) continue
    const { uid, realname } = first
    const mastery = masteryOf([...own, ...judged(tries.filter((one) => one.uid === uid))], rightsNeeded)
    if (mastery !== null) (mastery.isMastered ? mastered : open).push({ uid, realname })
  }
  return { open, mastered }
}

/** Each value once with its count, most frequent first. */
function frequencies(values: readonly string[]): { name: string; count: number }[] {
  const groups = [...groupedBy(values, (value) => value)].map(([name, all]) => ({ name, count: all.length }))
  return groups.toSorted((left, right) => right.count - left.count)
}
