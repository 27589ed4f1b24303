import { audiences } from '#domain/assignments/audiences.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import { schoolDay, schoolOffsetMinutes } from '#domain/time/school-day.ts'
import type { Transaction } from '#server/database/database.ts'
import { answer, mark, reminder, submission, assignment } from '#server/database/schema/assignments.ts'
import { day, hour, minute } from '#domain/time/units.ts'
import { createRandom, type Random } from '../random.ts'
import { type HistoryPlan, historyPlans } from '../demo/history-plans.ts'
import { abilityOf, answerOf, criterionScores } from '../demo/student-model.ts'
import type { FilledPaper, FilledPaperItem } from './papers.ts'
import type { FilledCourse, FilledPeople, FilledStudent } from './people.ts'
import { inParts, known } from './rows.ts'

interface Sources {
  readonly people: FilledPeople
  readonly papers: ReadonlyMap<string, FilledPaper>
}

/** A month of assignments in every class, answered by model students and marked by the same rules as real ones. */
export async function fillHistory(tx: Transaction, { people, papers }: Sources, now: Date): Promise<void> {
  for (const course of people.courses)
    for (const [index, plan] of known(historyPlans[course.teacher], course.teacher).entries())
      await fillAssignment(tx, course, plan, known(papers.get(plan.paperCode), plan.paperCode), now, index)
}

/** A time on a school day, relative to the day of filling. */
function at(now: Date, dayOffset: number, hourOfDay: number): Date {
  const midnight = Date.parse(`${schoolDay(now)}T00:00:00Z`) - schoolOffsetMinutes * minute
  return new Date(midnight + dayOffset * day + hourOfDay * hour)
}

async function fillAssignment(
  tx: Transaction,
  course: FilledCourse,
  plan: HistoryPlan,
  paper: FilledPaper,
  now: Date,
  index: number,
) {
  const [beginTime, endTime] = [at(now, plan.beginDay, 8), at(now, plan.endDay, 20)]
  const isOut = plan.state !== 'unpublished'
  const createdAt = new Date(Math.min(beginTime.getTime() - 2 * hour, now.getTime() - (index + 1) * minute))
  const [made] = await tx
    .insert(assignment)
    .values({
      assignmentName: plan.name ?? paper.title,
      courseId: course.courseId,
      paperId: paper.paperId,
      creatorId: course.teacherId,
      kind: plan.kind,
      assignmentType: plan.assignmentType,
      audience: audiences.wholeClass,
      beginTime,
      endTime,
      duration: plan.kind === 'test' ? paper.duration : null,
      score: paper.score,
      publishedAt: isOut ? createdAt : null,
      scoreTime: plan.state === 'published' ? at(now, plan.endDay + 1, 12) : null,
      viewedAt: plan.state === 'published' ? at(now, plan.endDay + 1, 11) : null,
      createdAt,
    })
    .returning()
  const { assignmentId } = known(made, 'test')
  if (isOut) await fillSubmissions(tx, course, plan, paper, { assignmentId, beginTime, endTime, now })
}

interface Times {
  readonly assignmentId: number
  readonly beginTime: Date
  readonly endTime: Date
  readonly now: Date
}

async function fillSubmissions(
  tx: Transaction,
  course: FilledCourse,
  plan: HistoryPlan,
  paper: FilledPaper,
  times: Times,
) {
  const submissions = course.students.map((student) => submissionOf(student, plan, paper, times))
  const rows = await tx
    .insert(submission)
    .values(
      submissions.map(({ uid, startedAt, submittedAt, objectiveScore, writtenScore, unmarkedCount, scoreSeenAt }) => ({
        assignmentId: times.assignmentId,
        uid,
        startedAt,
        submittedAt,
        objectiveScore,
        writtenScore,
        unmarkedCount,
        scoreSeenAt,
      })),
    )
    .returning()
  const ids = new Map(rows.map(({ uid, submissionId }) => [uid, submissionId]))
  const idOf = (uid: number): number => known(ids.get(uid), 'submission')
  const answers = submissions.flatMap(({ uid, answers: list }) =>
    list.map((one) => ({ submissionId: idOf(uid), ...one })),
  )
  await inParts(answers, (part) => tx.insert(answer).values(part).returning({ itemId: answer.itemId }))
  const marks = answers
    .filter(({ criteria }) => criteria !== null)
    .map(({ submissionId, itemId, score }) => ({
      submissionId,
      itemId,
      scoreBefore: null,
      scoreAfter: score ?? 0,
      markerId: course.teacherId,
      createdAt: new Date(times.endTime.getTime() + 2 * hour),
    }))
  await inParts(marks, (part) => tx.insert(mark).values(part).returning({ markId: mark.markId }))
  if (plan.state === 'running') await fillReminders(tx, course, submissions, times)
}

/** Some students with missing work were reminded this morning. */
async function fillReminders(
  tx: Transaction,
  course: FilledCourse,
  submissions: readonly PlannedSubmission[],
  { assignmentId, now }: Times,
) {
  const late = submissions.filter(({ submittedAt }) => submittedAt === null).slice(0, 3)
  const sentAt = new Date(now.getTime() - 3 * hour)
  if (late.length > 0)
    await tx.insert(reminder).values(
      late.map(({ uid }) => ({
        assignmentId,
        uid,
        teacherId: course.teacherId,
        sentAt,
      })),
    )
}

type PlannedSubmission = ReturnType<typeof submissionOf>

/** The percentage of a class that hands in, by the state of the assignment. */
const submitted: Readonly<Record<HistoryPlan['state'], number>> = {
  published: 97,
  marked: 97,
  toMark: 95,
  running: 55,
  notStarted: 0,
  unpublished: 0,
}

function submissionOf(
  { uid, username }: FilledStudent,
  plan: HistoryPlan,
  paper: FilledPaper,
  { beginTime, endTime, now }: Times,
) {
  const random = createRandom(`${username} ${plan.paperCode} ${plan.beginDay}`)
  const handsIn = random.int(1, 100) <= submitted[plan.state]
  if (!handsIn) return openSubmission(uid)
  const last = Math.min(endTime.getTime(), now.getTime())
  const submittedAt = new Date(beginTime.getTime() + ((last - beginTime.getTime()) * random.int(5, 95)) / 100)
  const ability = abilityOf(username) + random.int(-30, 30) / 100
  const isMarked = plan.state === 'published' || plan.state === 'marked' || random.int(1, 100) <= 62
  const answers = paper.items.map((item) => answerRow(item, ability, random, isMarked))
  const sumOf = (written: boolean): number =>
    answers.reduce((sum, { score, criteria }) => sum + ((criteria !== null) === written ? (score ?? 0) : 0), 0)
  return {
    uid,
    startedAt: new Date(Math.max(beginTime.getTime(), submittedAt.getTime() - random.int(12, 38) * minute)),
    submittedAt,
    objectiveScore: sumOf(false),
    writtenScore: sumOf(true),
    unmarkedCount: answers.filter(({ score }) => score === null).length,
    scoreSeenAt: plan.state === 'published' && random.int(1, 100) <= 80 ? new Date(endTime.getTime() + day) : null,
    answers,
  }
}

const openSubmission = (uid: number) => ({
  uid,
  startedAt: null as Date | null,
  submittedAt: null as Date | null,
  objectiveScore: 0,
  writtenScore: 0,
  unmarkedCount: 0,
  scoreSeenAt: null as Date | null,
  answers: [] as ReturnType<typeof answerRow>[],
})

function answerRow(item: FilledPaperItem, ability: number, random: Random, isMarked: boolean) {
  const { itemId, key, score } = item
  const value = answerOf(ability, item, random)
  const marked = markItem(key, value, score)
  if (marked !== 'byPerson') return { itemId, value, score: marked.score, criteria: null, rev: 0 }
  if (!isMarked || key.kind !== 'written') return { itemId, value, score: null, criteria: null, rev: 0 }
  const criteria = criterionScores(
    ability,
    key.criteria.map(({ max }) => max),
    random,
  )
  return { itemId, value, score: criteria.reduce((sum, one) => sum + one, 0), criteria, rev: 1 }
}
