import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { day, minute } from '#domain/time/units.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { makeWorld, studentAt, type World } from '#tests/support/worlds/world.ts'

const studentCount = 2

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, studentCount)
})

afterAll(() => service.close())

const choices = ['A', 'B', 'C'] as const

/** Values of answers that a rule marks, with their scores; those of the choice depend on its key. */
const values = {
  multiple: { AC: 50, BD: 0, '': 0 },
  blank: { library: 50, cellar: 0, '': 0 },
  number: { '0.5': 50, 3: 0, '': 0 },
} as const

const anyKeyOf = (of: Readonly<Record<string, number>>) => fc.constantFrom(...Object.keys(of))

const someAnswers = fc.record({
  single: fc.constantFrom(...choices, ''),
  multiple: anyKeyOf(values.multiple),
  blank: anyKeyOf(values.blank),
  number: anyKeyOf(values.number),
  written: fc.constantFrom('I get up.', 'At eight.', ''),
})

const acts = ['handIn', 'collect', 'mark', 'mark', 'withdraw', 'correct', 'sendBack', 'excuse', 'giveBack'] as const

type Act = (typeof acts)[number]

const someStep = fc.record({
  act: fc.constantFrom(...acts),
  seat: fc.nat({ max: studentCount - 1 }),
  answers: someAnswers,
  points: fc.constantFrom(0, 25, 40),
  choice: fc.constantFrom(...choices),
})

type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never

/** An assignment of a paper of its own that runs for days, with the right choice as it is by now. */
async function openStage() {
  const paper = await correctablePaper(service, world)
  const { paperId, itemIds } = paper
  const assignmentId = await assign(service, world, {
    paperId,
    endTime: new Date(service.clock.now.getTime() + 90 * day),
  })
  return { assignmentId, paper, itemIds, right: 'B', keyRev: 0 }
}

type Stage = Awaited<ReturnType<typeof openStage>>

const answersById = ({ itemIds }: Stage, { answers }: Step) => {
  const inOrder = [answers.single, answers.multiple, answers.blank, answers.number, answers.written]
  return Object.fromEntries(itemIds.map((itemId, index) => [itemId, inOrder[index] ?? '']))
}

const clientOf = ({ seat }: Step) => studentAt(world, seat)

const ofStudent = ({ assignmentId }: Stage, step: Step) => ({
  assignmentId,
  uids: [clientOf(step).uid],
  reason: '发烧',
})

const inDays = (count: number) => new Date(service.clock.now.getTime() + count * day).toISOString()

/** The written answer of a student who has handed in, as a marker sees it. */
async function seenAnswer({ assignmentId, paper: { writtenId: itemId } }: Stage, step: Step) {
  const { list } = await world.teacher.get(marking.submissions, { assignmentId, itemId })
  const found = list.find((row) => row.student?.uid === clientOf(step).uid)
  return found === undefined
    ? null
    : { assignmentId, itemId, submissionId: found.submissionId, round: found.round, rev: found.rev }
}

async function giveMark(stage: Stage, step: Step, criteria: number[] | null): Promise<string> {
  const seen = await seenAnswer(stage, step)
  if (seen === null) return 'notSubmitted'
  const { assignmentId, itemId, ...of } = seen
  const marks = [{ ...of, criteria, comment: '' }]
  const { refused } = await world.teacher.get(marking.saveMany, { assignmentId, itemId, marks })
  return refused[0]?.reason ?? 'ok'
}

/** The student gets an end of their own, saves answers, and leaves them until the service collects them. */
async function collect(stage: Stage, step: Step): Promise<string> {
  const endTime = new Date(service.clock.now.getTime() + minute).toISOString()
  const given = await world.teacher.call(assignmentException.save, {
    ...ofStudent(stage, step),
    isExcused: false,
    endTime,
  })
  const { assignmentId } = stage
  const saved = await clientOf(step).call(student.saveDraft, { assignmentId, answers: answersById(stage, step) })
  service.clock.now = new Date(service.clock.now.getTime() + 3 * minute)
  await service.runJobs()
  return [given, saved].map(resultId).find((result) => result !== 'ok') ?? 'ok'
}

async function correct(stage: Stage, { choice }: Step): Promise<string> {
  const result = resultId(await stage.paper.correct({ kind: 'single', choice }, { keyRev: stage.keyRev }))
  await service.runJobs()
  stage.keyRev += 1
  stage.right = choice
  return result
}

async function sendBack(stage: Stage, step: Step): Promise<string> {
  const seen = await seenAnswer(stage, step)
  if (seen === null) return 'notSubmitted'
  const { rev: _rev, ...of } = seen
  const more = { reason: '再写一次', knownMarks: 1000, endTime: inDays(30) }
  return resultId(await world.teacher.call(marking.sendBack, { ...of, ...more }))
}

/** Does a step; returns `ok`, or why it is refused at this moment. */
const perform: Readonly<Record<Act, (stage: Stage, step: Step) => Promise<string>>> = {
  handIn: async (stage, step) => {
    const { assignmentId } = stage
    return resultId(await clientOf(step).call(student.submit, { assignmentId, answers: answersById(stage, step) }))
  },
  collect,
  mark: (stage, step) => giveMark(stage, step, [step.points, 10, 0]),
  withdraw: (stage, step) => giveMark(stage, step, null),
  correct,
  sendBack,
  excuse: async (stage, step) =>
    resultId(await world.teacher.call(assignmentException.save, { ...ofStudent(stage, step), isExcused: true })),
  giveBack: async (stage, step) => {
    const { assignmentId, uids } = ofStudent(stage, step)
    return resultId(await world.teacher.call(assignmentException.remove, { assignmentId, uids }))
  },
}

const storedTotals = async ({ assignmentId }: Stage) =>
  service.db
    .select({
      submissionId: submission.submissionId,
      objectiveScore: submission.objectiveScore,
      writtenScore: submission.writtenScore,
      unmarkedCount: submission.unmarkedCount,
    })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(asc(submission.submissionId))

/** The same, counted answer by answer: what a rule marks by its value, the written one by its mark. */
async function plainTotals(stage: Stage) {
  const rows = await service.db
    .select({ submissionId: submission.submissionId, itemId: answer.itemId, value: answer.value, score: answer.score })
    .from(submission)
    .leftJoin(answer, eq(answer.submissionId, submission.submissionId))
    .where(eq(submission.assignmentId, stage.assignmentId))
    .orderBy(asc(submission.submissionId))
  const scores: Readonly<Record<string, number>> = {
    ...values.multiple,
    ...values.blank,
    ...values.number,
    [stage.right]: 50,
  }
  const totals = new Map<number, { objectiveScore: number; writtenScore: number; unmarkedCount: number }>()
  for (const { submissionId, itemId, value, score } of rows) {
    const own = totals.get(submissionId) ?? { objectiveScore: 0, writtenScore: 0, unmarkedCount: 0 }
    totals.set(submissionId, own)
    if (itemId === null) continue
    if (itemId !== stage.paper.writtenId) own.objectiveScore += scores[value ?? ''] ?? 0
    else if (score === null) own.unmarkedCount += 1
    else own.writtenScore += score
  }
  return [...totals].map(([submissionId, own]) => ({ submissionId, ...own }))
}

test('after whatever becomes of submissions, their stored totals are those of their answers', async () => {
  const done = new Set<Act>()
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 15, maxLength: 25 }), async (steps) => {
      const stage = await openStage()
      for (const step of steps) {
        if ((await perform[step.act](stage, step)) === 'ok') done.add(step.act)
        expect(await storedTotals(stage)).toEqual(await plainTotals(stage))
      }
    }),
    { numRuns: 8 },
  )
  expect({ done, faults: service.faults }).toEqual({ done: new Set(acts), faults: [] })
})
