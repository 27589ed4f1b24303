import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { wrongTwice } from '#domain/wrong-note/mastery.ts'
import { wrongItemsOf } from '#domain/wrong-note/wrong-groups.ts'
import type { Executor } from '#server/database/database.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { causeFacts } from './cause-groups.ts'
import type { ClassAnswer } from './class-answers.ts'
import { groupOf } from './class-book.ts'
import { classFacts, type WrongFilters } from './class-facts.ts'
import { wrongItems } from './wrong-items.ts'

/** Most items in one list. */
const mostListed = 100

type Wanted = InputOf<typeof wrongNote.questions>

/** The wrong items of a group, with who got them wrong, what was answered and why. */
export async function classQuestions(
  db: Executor,
  wanted: Wanted,
  teacherId: number,
): Promise<OutputOf<typeof wrongNote.questions>> {
  const all = await itemsOfGroup(db, wanted)
  const itemIds = all.slice(0, mostListed)
  const isInRange = rangeOf(wanted)
  const { items, answers } = await wrongItems(db, {
    courseId: wanted.courseId,
    itemIds,
    teacherId,
    counts: isInRange,
  })
  const shown = new Set(items.map(({ itemId }) => itemId))
  const inGroup = answers.filter((answer) => shown.has(answer.itemId) && isInRange(answer))
  const nameOf = new Map(answers.map(({ uid, realname }) => [uid, realname]))
  return {
    items,
    total: all.length,
    questions: await loadQuestions(db, [...new Set(items.map(({ questionId }) => questionId))]),
    wrongTwice: wrongTwice(inGroup).map((uid) => ({ uid, realname: nameOf.get(uid) ?? '' })),
  }
}

async function itemsOfGroup(db: Executor, wanted: Wanted): Promise<readonly number[]> {
  const { groupBy, group } = wanted
  const { facts } = await classFacts(db, wanted)
  if (group === undefined || group === '') return wrongItemsOf(facts)
  if (groupBy !== 'cause') return wrongItemsOf(facts.filter((fact) => groupOf[groupBy](fact) === group))
  const causes = await causeFacts(db, wanted)
  const ofCause = new Set(causes.flatMap(({ cause, itemId }) => (cause === group ? [itemId] : [])))
  return wrongItemsOf(facts).filter((itemId) => ofCause.has(itemId))
}

/** Whether an answer passes the filters. */
const rangeOf =
  ({ assignmentId, startDate, endDate, groupBy, group }: WrongFilters & Pick<Wanted, 'groupBy' | 'group'>) =>
  ({ at, assignmentId: given }: ClassAnswer): boolean => {
    const day = schoolDay(new Date(at))
    return (
      (assignmentId === undefined || given === assignmentId) &&
      (groupBy !== 'assignment' || !group || String(given) === group) &&
      (startDate === undefined || day >= startDate) &&
      (endDate === undefined || day <= endDate)
    )
  }
