import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint, type EndpointData, type Owner } from '#api/contract/endpoint.ts'
import { csv } from '#domain/wire/csv.ts'
import { id } from '#domain/wire/scalars.ts'
import { admitAll } from '#server/core/admission/admission.ts'
import { implementWith } from '#server/core/implement.ts'
import type { ObjectOwner } from '#api/contract/owned-objects.ts'
import { createService } from '#server/core/service.ts'
import type { Executor } from '#server/database/database.ts'
import { databasePorts } from '#server/database-ports.ts'
import { type ResultId, resultId } from '#tests/support/service/result-id.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { type Asker, makeOwnedWorld, type OwnedWorld } from '#tests/support/service/owned-objects.ts'
import { clientOf, origin } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

const ofSchool: readonly Asker[] = ['leadTeacher', 'beside', 'removed', 'colleague']

/** Who may access which object, by the kind of its owner; nobody else may. */
const mayTouch: Readonly<Record<ObjectOwner, Readonly<Record<string, readonly Asker[]>>>> = {
  course: { 'the class': ['leadTeacher', 'beside'] },
  ownCourse: { 'the class': ['leadTeacher'] },
  test: { 'of the class': ['leadTeacher', 'beside'] },
  offeredTest: { 'offered to the lead teacher': ['leadTeacher'], 'offered to nobody': [] },
  assignedTest: { published: ['student'], 'not yet published': [] },
  paper: {
    private: ['leadTeacher'],
    shared: ofSchool,
    'given to a colleague': ['leadTeacher', 'colleague'],
    'given and shared, then thrown away': ['leadTeacher'],
  },
  classPaper: {
    private: ['leadTeacher', 'beside'],
    shared: ofSchool,
    'given and shared, then thrown away': ['leadTeacher'],
    'assigned, then thrown away': ['leadTeacher', 'beside'],
    "of the colleague's class": ['colleague'],
  },
  ownPaper: { shared: ['leadTeacher'] },
  editedPaper: {
    shared: ['leadTeacher'],
    'given to a colleague': ['leadTeacher'],
    'given to a colleague to edit': ['leadTeacher', 'colleague'],
    'given to edit, then thrown away': ['leadTeacher'],
  },
  question: { 'of her own': ['leadTeacher'], 'of the platform': [...ofSchool, 'stranger'] },
  schoolTeacher: { 'the lead teacher': ofSchool, 'a student of the school': [] },
  classStudent: { 'of the class': ['leadTeacher', 'beside'], 'taken out of the class': [], 'no student': [] },
  message: { 'in the box': ['leadTeacher'], 'thrown away': [] },
  schoolNotice: { 'of the school': ofSchool },
  schoolFeedback: { 'of the school': ofSchool },
  rosterImport: {
    'read by the lead teacher': ['leadTeacher'],
    'read beside her': ['beside'],
    'read by the teacher who was taken out': [],
  },
  paperImport: { 'of the lead teacher': ['leadTeacher'] },
  scan: { 'of the class': ['leadTeacher', 'beside'] },
}

/** The field that names the object. */
const fieldOf: Readonly<Record<ObjectOwner, string>> = {
  course: 'courseId',
  ownCourse: 'courseId',
  test: 'assignmentId',
  offeredTest: 'assignmentId',
  assignedTest: 'assignmentId',
  paper: 'paperId',
  classPaper: 'paperId',
  ownPaper: 'paperId',
  editedPaper: 'paperId',
  question: 'questionId',
  schoolTeacher: 'teacherId',
  classStudent: 'studentId',
  message: 'messageId',
  schoolNotice: 'noticeId',
  schoolFeedback: 'feedbackId',
  rosterImport: 'importId',
  paperImport: 'paperImportId',
  scan: 'scanId',
}

const owners = Object.keys(mayTouch) as ObjectOwner[]

const teachers: readonly Asker[] = [...ofSchool, 'stranger']

/** A student's objects are also requested at the student page. */
const askersOf = (owner: ObjectOwner): readonly Asker[] =>
  owner === 'assignedTest' ? [...teachers, 'student', 'otherStudent'] : teachers

const accesses = ['teacher', 'student'] as const

const effects = ['read', 'write'] as const

const ownedBy = (owner: ObjectOwner, access: (typeof accesses)[number], effect: (typeof effects)[number]) =>
  endpoint({
    path: `/client/owned/${owner}/${access}/${effect}`,
    access,
    effect,
    owner,
    input: z.object({ [fieldOf[owner]]: id }),
    output: z.object({}),
    errors: {},
  })

let service: TestService
let world: OwnedWorld
let owned: ReturnType<typeof createService>

beforeAll(async () => {
  service = await startTestService()
  world = await makeOwnedWorld(service)
  const implement = implementWith<Executor>()
  const every = owners.flatMap((owner) =>
    accesses.flatMap((access) => effects.map((effect) => ownedBy(owner, access, effect))),
  )
  owned = createService({
    frameOrigins: new Set(),
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: ({ error }) => service.faults.push(error) },
    admission: admitAll,
    buildId: 'test',
    ports: databasePorts(service.db),
    files: [],
    endpoints: [...every, several].flatMap((one) => implement({ one }, { one: async () => ({}) })),
  })
})

afterAll(() => service.close())

const several = endpoint({
  path: '/client/owned/several',
  access: 'teacher',
  effect: 'write',
  owner: ['course', 'test'],
  input: z.object({ courseIds: z.optional(csv(id)), assignmentIds: z.optional(csv(id)) }),
  output: z.object({}),
  errors: {},
})

/** Results of a read and a write. */
async function resultsOf(owner: ObjectOwner, asker: Asker, objectId: number): Promise<readonly ResultId[]> {
  const { uid, cookie } = world.askers[asker]
  const client = clientOf(owned, uid, cookie)
  const access = asker === 'student' || asker === 'otherStudent' ? 'student' : 'teacher'
  const results: ResultId[] = []
  for (const effect of effects)
    results.push(resultId(await client.call(ownedBy(owner, access, effect), { [fieldOf[owner]]: objectId })))
  return results
}

test.each(owners)('%s: readable and writable by those who may; to everybody else it does not exist', async (owner) => {
  const seen: Record<string, Record<string, readonly ResultId[]>> = {}
  const expected: typeof seen = {}
  for (const [what, allowed] of Object.entries(mayTouch[owner])) {
    const objectId = world.objects[owner][what] ?? 0
    for (const asker of askersOf(owner)) {
      const result = allowed.includes(asker) ? 'ok' : 'notFound'
      ;(seen[what] ??= {})[asker] = await resultsOf(owner, asker, objectId)
      ;(expected[what] ??= {})[asker] = [result, result]
    }
  }
  expect(seen).toEqual(expected)
  expect(service.faults).toEqual([])
})

test('every member of a list must be the caller’s; the answer gives the position of the first that is not', async () => {
  const { objects, askers } = world
  const [courseId, assignmentId] = [objects.course['the class'] ?? 0, objects.test['of the class'] ?? 0]
  const outcomeOf = async (asker: Asker, ids: { courseIds?: number[]; assignmentIds?: number[] }) => {
    const { uid, cookie } = askers[asker]
    const answer = await clientOf(owned, uid, cookie).call(several, ids)
    return { result: resultId(answer), data: answer.data }
  }
  expect([
    await outcomeOf('leadTeacher', { courseIds: [courseId], assignmentIds: [assignmentId] }),
    await outcomeOf('beside', { courseIds: [courseId, courseId] }),
    await outcomeOf('removed', { courseIds: [courseId] }),
    await outcomeOf('leadTeacher', { courseIds: [courseId, 987_654_321, 987_654_322] }),
    await outcomeOf('leadTeacher', { courseIds: [courseId], assignmentIds: [assignmentId, 987_654_321] }),
    await outcomeOf('colleague', { assignmentIds: [assignmentId] }),
  ]).toEqual([
    { result: 'ok', data: {} },
    { result: 'ok', data: {} },
    { result: 'notFound', data: { field: 'courseIds', at: 0 } },
    { result: 'notFound', data: { field: 'courseIds', at: 1 } },
    { result: 'notFound', data: { field: 'testIds', at: 1 } },
    { result: 'notFound', data: { field: 'testIds', at: 0 } },
  ])
})

const ownersOf = ({ owner }: EndpointData): readonly Owner[] => (typeof owner === 'string' ? [owner] : owner)

test('every kind of owner in the contract is tested', () => {
  const known = new Set(everyEndpoint.flatMap(({ endpoint: one }) => ownersOf(one)))
  expect([...known].toSorted()).toEqual(['none', 'self', ...owners].toSorted())
  expect(owners.map((owner) => ({ owner, objects: Object.keys(world.objects[owner]) }))).toEqual(
    Object.entries(mayTouch).map(([owner, objects]) => ({ owner, objects: Object.keys(objects) })),
  )
})
