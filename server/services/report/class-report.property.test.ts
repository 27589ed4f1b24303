import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClassReport, report, type StudentReport } from '#api/contract/groups/report.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addSubmissions, addAssignment, type FixtureSubmission, scoresOf } from './testing/given-submissions.ts'

const studentCount = 30

const fullMark = 350

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, studentCount)
})

afterAll(() => service.close())

const words = [
  'library',
  'libraries',
  'Library ',
  ' liberry',
  'libary',
  '',
  ' ',
  '\u3000',
  ...Array.from('abcdefghijklmnopqrstuvwxyz'),
]

const someSubmission = fc.record({
  state: fc.constantFrom('marked', 'marked', 'marked', 'unmarked', 'unsubmitted'),
  values: fc.tuple(
    fc.constantFrom('A', 'B', 'B', 'C', 'D', ''),
    fc.constantFrom('AC', 'AC', 'A', 'C', 'AB', 'BD', ''),
    fc.constantFrom(...words),
    fc.constantFrom('1/2', '0.5', '.5', '2', '-1', ''),
    fc.constantFrom('My Saturday', ''),
  ),
  written: fc.integer({ min: 0, max: 30 }).map((halves) => halves * 5),
})

type SomeSubmission = typeof someSubmission extends fc.Arbitrary<infer Submission> ? Submission : never

function submissionOf({ state, values, written }: SomeSubmission, index: number): FixtureSubmission {
  const uid = uidAt(world, index)
  if (state === 'unsubmitted') return { uid, submittedAt: null, values: [], written: null }
  const text = state === 'unmarked' ? 'My Saturday' : values[4]
  return {
    uid,
    submittedAt: new Date('2026-11-19T08:30:00Z'),
    values: [...values.slice(0, 4), text],
    written: state === 'marked' ? written : null,
  }
}

/** A submission with the score of each answer in tenths, null if a person has to mark it. */
interface Counted {
  readonly submission: FixtureSubmission
  readonly scores: readonly (number | null)[]
}

async function reportOn(
  some: readonly SomeSubmission[],
): Promise<{ answer: ClassReport; counted: readonly Counted[] }> {
  const submissions = some.map(submissionOf)
  const assignmentId = await addAssignment(service.db, world)
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, submissions)
  const answer = await world.teacher.get(report.class, { assignmentId })
  return {
    answer,
    counted: submissions.map((submission) => ({ submission, scores: scoresOf(submission, worldItems) })),
  }
}

const someClass = fc.array(someSubmission, { minLength: 1, maxLength: studentCount })

test('every number in a class report equals a plain count over the submissions', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(someClass, async (some) => {
      const { answer, counted } = await reportOn(some)
      const { statistics, distribution, items, students } = answer
      expect({
        statistics,
        distribution,
        items: items.map(({ mean, facility, discrimination, answers }) => ({
          mean,
          facility,
          discrimination,
          answers,
        })),
        students: students.map(({ realname: _name, submittedAt: _at, ...student }) => student),
      }).toEqual(reference(counted))
    }),
    { numRuns: 25 },
  )
})

test('the counts of a class report add up', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(someClass, async (some) => {
      const { answer, counted } = await reportOn(some)
      const { assignment: info, counts, items, students, distribution } = answer
      const marked = counted.filter(isMarked).length
      expect({
        assigned: info.assignedCount,
        listed: students.length,
        inAnyState: counts.markedCount + counts.unmarkedCount + counts.unsubmittedCount,
      }).toEqual({ assigned: counted.length, listed: counted.length, inAnyState: counted.length })
      expect({
        marked: counts.markedCount,
        distributed: sum(distribution),
        submitted: counts.submittedCount - counts.unmarkedCount,
      }).toEqual({ marked, distributed: marked, submitted: marked })
      // Choices and numbers have fewer than twenty different answers here, so none is left out.
      const listed = [items[0], items[1], items[3]].map((item) => sum(item?.answers.map(({ count }) => count) ?? []))
      expect(listed).toEqual([marked, marked, marked])
    }),
    { numRuns: 15 },
  )
})

test('of many different answers the twenty most frequent are listed', async () => {
  const { answer } = await reportOn(
    Array.from({ length: 30 }, (_, index) => ({
      state: 'marked',
      values: ['B', 'AC', index < 5 ? 'zz' : `word${String(index).padStart(2, '0')}`, '2', ''],
      written: 0,
    })),
  )
  const rare = Array.from({ length: 19 }, (_, index) => `word${String(index + 5).padStart(2, '0')}`)
  expect(answer.items[2]?.answers.map(({ value, count }) => ({ value, count }))).toEqual([
    { value: 'zz', count: 5 },
    ...rare.map((value) => ({ value, count: 1 })),
  ])
})

const isMarked = ({ submission, scores }: Counted): boolean => submission.submittedAt !== null && !scores.includes(null)

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Rounds halves away from zero; the tiny term exceeds what binary fractions lose at a half. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) + 1e-9) || 0

/** Reference implementation: each number from its definition, over the submissions themselves. */
function reference(counted: readonly Counted[]) {
  const marked = counted.filter(isMarked)
  const totals = marked.map(({ scores }) => sum(scores))
  const percents = totals.map((total) => (total * 100) / fullMark)
  const within = (from: number, to: number) => percents.filter((percent) => percent >= from && percent < to).length
  return {
    statistics: totals.length === 0 ? null : statisticsOf(totals),
    distribution: [within(-1, 60), within(60, 70), within(70, 80), within(80, 90), within(90, 101)],
    items: worldItems.map((_, index) => itemOf(index, marked)),
    students: counted.map((one) => studentOf(one, totals)).toSorted(byStanding),
  }
}

function statisticsOf(totals: readonly number[]) {
  const sorted = totals.toSorted((left, right) => left - right)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0]
  const mean = sum(totals) / totals.length
  return {
    mean: rounded(mean),
    median: rounded((low + high) / 2),
    deviation: rounded(Math.sqrt(sum(totals.map((total) => (total - mean) ** 2)) / totals.length)),
    highest: Math.max(...totals),
    lowest: Math.min(...totals),
    passed: totals.filter((total) => (total * 100) / fullMark >= 60).length,
  }
}

function itemOf(index: number, marked: readonly Counted[]) {
  const full = worldItems[index]?.score ?? 0
  const mean = sum(marked.map(({ scores }) => scores[index] ?? 0)) / marked.length
  const difference = groupMean(marked, index, 1) - groupMean(marked, index, -1)
  return {
    mean: marked.length === 0 ? null : rounded(mean),
    facility: marked.length === 0 ? null : rounded((100 * mean) / full),
    discrimination: marked.length < 10 ? null : rounded((100 * difference) / full),
    answers: worldItems[index]?.key.kind === 'written' ? [] : answersTo(index, marked),
  }
}

/**
 * Mean item score of the best (`sign` 1) or weakest (-1) 27 %; students tied at the border share the remaining places.
 */
function groupMean(marked: readonly Counted[], index: number, sign: 1 | -1): number {
  const size = Math.ceil(0.27 * marked.length)
  const weightOf = (total: number): number => {
    const before = marked.filter((other) => sign * sum(other.scores) > sign * total).length
    const tied = marked.filter((other) => sum(other.scores) === total).length
    return Math.min(1, Math.max(0, (size - before) / tied))
  }
  return sum(marked.map(({ scores }) => weightOf(sum(scores)) * (scores[index] ?? 0))) / size
}

function answersTo(index: number, marked: readonly Counted[]) {
  const values = marked.map(({ submission }) => (submission.values[index] ?? '').trim())
  return [...new Set(values)]
    .map((value) => ({
      value,
      count: values.filter((other) => other === value).length,
      right: marked[values.indexOf(value)]?.scores[index] === worldItems[index]?.score,
    }))
    .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, 20)
}

type Standing = Omit<StudentReport, 'realname' | 'submittedAt'>

function studentOf({ submission, scores }: Counted, totals: readonly number[]): Standing {
  const username = `qm07010${String(world.students.findIndex(({ uid }) => uid === submission.uid) + 1).padStart(2, '0')}`
  const objective = sum(scores.slice(0, 4))
  const common = { uid: submission.uid, username, change: null }
  const unknown = { rank: null, total: null, written: null }
  if (submission.submittedAt === null) return { ...common, ...unknown, state: 'unsubmitted', objective: null }
  if (scores.includes(null)) return { ...common, ...unknown, state: 'unmarked', objective }
  const total = sum(scores)
  const rank = 1 + totals.filter((other) => other > total).length
  return { ...common, state: 'marked', rank, total, objective, written: total - objective }
}

const stateOrder = { marked: 0, unmarked: 1, unsubmitted: 2 }

const byStanding = (left: Standing, right: Standing): number =>
  stateOrder[left.state] - stateOrder[right.state] ||
  (right.total ?? 0) - (left.total ?? 0) ||
  (left.username < right.username ? -1 : 1)
