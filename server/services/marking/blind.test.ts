import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { report } from '#api/contract/groups/report.ts'
import { student } from '#api/contract/groups/student.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const size = 40

let service: TestService
let world: World
let itemId: number
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, size)
  itemId = itemIdAt(world, 4)
  await service.db.insert(courseTeacher).values({
    courseId: world.courseId,
    uid: world.colleague.uid,
    addedBy: world.teacher.uid,
    addedAt: service.clock.now,
  })
  for (const [index, { uid }] of world.students.entries())
    await service.db
      .update(user)
      .set({ username: `canaryname${index}x`, realname: `金丝雀${index}号` })
      .where(eq(user.uid, uid))
  assignmentId = await assign(service, world)
  for (const [index, client] of world.students.entries())
    await client.get(student.submit, { assignmentId, answers: { [itemId]: `Script ${index}.` } })
  await world.teacher.get(markingRule.save, { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 })
})

afterAll(() => service.close())

const submissions = (client = world.teacher) => client.get(marking.submissions, { assignmentId, itemId })

test('what waits for a marker goes by the same handles as the answers, in their order', async () => {
  const { list } = await world.teacher.get(marking.items, { assignmentId })
  const handles = (await submissions()).list.map(({ submissionId }) => submissionId)
  expect(list.map(({ waiting }) => waiting)).toEqual([handles])
})

test('no marking endpoint returns a name, an account or an id of any of 40 students', async () => {
  const [first] = (await submissions()).list
  const ids = { assignmentId, itemId, submissionId: first?.submissionId ?? 0, round: 0 }
  const answers = [
    await world.teacher.call(assigning.info, { assignmentId }),
    await world.teacher.call(marking.items, { assignmentId }),
    await world.teacher.call(marking.waiting, {}),
    await world.teacher.call(marking.submissions, { assignmentId, itemId }),
    await world.teacher.call(marking.annotate, { ...ids, shapes: [{ kind: 'tick', x: 1, y: 2 }], rev: 0 }),
    await world.teacher.call(marking.flag, { ...ids, isFlagged: true }),
    await world.teacher.call(marking.save, { ...ids, criteria: [50, 60, 40], comment: '好', rev: 0 }),
    await world.teacher.call(marking.markers, { assignmentId, itemId }),
    await world.teacher.call(markingRule.list, {}),
  ]
  expect(answers.map(resultId)).toEqual(answers.map(() => 'ok'))
  const sentText = JSON.stringify(answers)
  const rows = await Promise.all(world.students.map((client) => submissionOf(service, assignmentId, client)))
  const secrets = world.students.flatMap(({ uid }, index) => [
    `canaryname${index}x`,
    `金丝雀${index}号`,
    `"uid":${uid},`,
    `"submissionId":${rows[index]?.submissionId},`,
  ])
  expect(secrets.filter((secret) => sentText.includes(secret))).toEqual([])
  expect(sentText).not.toContain('submittedAt')
})

test('meanwhile no report and no wrong-question book reveals whose answer is whose', async () => {
  const answers = [
    await world.teacher.call(report.item, { assignmentId, itemId }),
    await world.teacher.call(report.student, { assignmentId, uid: uidAt(world, 0) }),
    await world.teacher.call(report.family, { assignmentId, family: 'composition', anonymous: false }),
  ]
  expect(answers.map(resultId)).toEqual(['stillBlind', 'stillBlind', 'stillBlind'])
  const { students } = await world.teacher.get(report.class, { assignmentId })
  expect(students.map(({ uid, realname, username }) => ({ uid, realname, username }))).toEqual(
    world.students.map((_, index) => ({ uid: -(index + 1), realname: `学生 ${index + 1}`, username: '' })),
  )
  const { table } = await world.teacher.get(report.trend, { courseId: world.courseId, anonymous: false })
  const { list } = await world.teacher.get(wrongNote.students, { courseId: world.courseId })
  expect({ rows: table.rows, wrong: list.filter(({ wrong }) => wrong > 0) }).toEqual({ rows: [], wrong: [] })
})

test('the order differs for each marker, and from the roster and the order of handing in', async () => {
  const mine = (await submissions()).list.map(({ value }) => value)
  const theirs = (await submissions(world.colleague)).list.map(({ value }) => value)
  const handedIn = Array.from({ length: size }, (_, index) => `Script ${index}.`)
  expect({ mine: mine.toSorted(), theirs: theirs.toSorted() }).toEqual({
    mine: handedIn.toSorted(),
    theirs: handedIn.toSorted(),
  })
  expect({
    alike: mine.join() === theirs.join(),
    mineAsHandedIn: mine.join() === handedIn.join(),
    theirsAsHandedIn: theirs.join() === handedIn.join(),
  }).toEqual({ alike: false, mineAsHandedIn: false, theirsAsHandedIn: false })
  expect((await submissions()).list.map(({ value }) => value)).toEqual(mine)
})

test('a submission’s real id or another marker’s handle matches nothing', async () => {
  const { submissionId } = await submissionOf(service, assignmentId, world.students[3])
  const [foreign] = (await submissions(world.colleague)).list
  const given = { assignmentId, itemId, criteria: [0, 0, 0], round: 0, rev: 0 }
  const answers = [
    await world.teacher.call(marking.save, { ...given, submissionId }),
    await world.teacher.call(marking.save, { ...given, submissionId: foreign?.submissionId ?? 0 }),
  ]
  expect(answers.map(resultId)).toEqual(['submissionUnknown', 'submissionUnknown'])
})

test('names can be revealed once everything is marked, and stay so', async () => {
  const running = service.clock.now
  service.clock.now = new Date(running.getTime() + 1.5 * 3_600_000)
  const refusals = [
    await world.teacher.call(markingRule.reveal, { assignmentId }),
    await world.teacher.call(markingRule.save, { assignmentId, isBlind: false, isDouble: false, differenceLimit: 0 }),
  ]
  expect(refusals.map(resultId)).toEqual(['stillUnmarked', 'stillBlind'])
  for (const { submissionId, rev, score } of (await submissions()).list)
    if (score === null)
      await world.teacher.get(marking.save, {
        assignmentId,
        itemId,
        submissionId,
        criteria: [30, 30, 30],
        round: 0,
        rev,
      })
  await world.teacher.get(markingRule.reveal, { assignmentId })
  const { list } = await submissions()
  expect(list.map((row) => row.student?.realname)).toEqual(
    Array.from({ length: size }, (_, index) => index)
      .toSorted((one, other) => (`canaryname${one}x` < `canaryname${other}x` ? -1 : 1))
      .map((index) => `金丝雀${index}号`),
  )
  expect(list.map(({ score }) => score ?? 0).toSorted((one, other) => other - one)).toEqual([
    150,
    ...Array.from({ length: size - 1 }, () => 90),
  ])
  const noted = await service.db.select().from(audit).where(eq(audit.path, markingRule.reveal.path))
  expect(noted.map(({ uid, action, objectId }) => ({ uid, action, objectId }))).toEqual([
    { uid: world.teacher.uid, action: 'change', objectId: assignmentId },
  ])
  expect(resultId(await world.teacher.call(markingRule.reveal, { assignmentId }))).toBe('notBlind')
  service.clock.now = running
})
