import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/areas/course-teacher.ts'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { hashToken } from '#server/core/cookies.ts'
import { session } from '#server/database/schema/people.ts'
import {
  type BusyWorld,
  callerFor,
  type Desk,
  makeBusyWorld,
  signIn,
  surfaceFor,
  valuesFor,
} from '#tests/support/busy-world.ts'
import { type ContentDigest, contentDigest } from '#tests/support/content-digest.ts'
import { everyEndpoint } from '#tests/support/every-endpoint.ts'
import { withoutRandom } from '#tests/support/random-texts.ts'
import { sampleInput, type SampleValues } from '#tests/support/sample-input.ts'
import { request, startTestService, type TestClient, type TestService } from '#tests/support/test-service.ts'

/** The first teacher of the world is the victim; everybody else asks for what is theirs. */
let service: TestService
let world: BusyWorld
let before: ContentDigest

beforeAll(async () => {
  service = await startTestService()
  world = await makeBusyWorld(service)
  before = await contentDigest(service.db, probers())
})

afterAll(() => service.close())

/** What the victim owns, by the names of fields; and ids of the same form that nobody has. */
const idFields = [
  'courseId',
  'paperId',
  'testId',
  'itemId',
  'submissionId',
  'uid',
  'uids',
  'jobId',
  'answers',
  'deviceId',
  'teacherId',
  'teacherIds',
  'studentId',
  'applicationIds',
  'messageId',
  'messageIds',
  'noticeId',
  'feedbackId',
  'toCourseId',
  'removalId',
  'importId',
  'requests',
  'nodesJson',
] as const

type IdField = (typeof idFields)[number]

const nobodys: Readonly<Record<IdField, unknown>> = {
  courseId: 987_654_321,
  paperId: 987_654_321,
  testId: 987_654_321,
  itemId: 987_654_321,
  submissionId: 987_654_321,
  uid: 987_654_321,
  uids: [987_654_321],
  jobId: 'nobodys',
  answers: { 987654321: 'B' },
  deviceId: 987_654_321,
  teacherId: 987_654_321,
  teacherIds: [987_654_321],
  studentId: 987_654_321,
  applicationIds: [987_654_321],
  messageId: 987_654_321,
  messageIds: [987_654_321],
  noticeId: 987_654_321,
  feedbackId: 987_654_321,
  toCourseId: 987_654_321,
  removalId: 987_654_321,
  importId: 987_654_321,
  requests: [{ courseId: 987_654_321, uid: 987_654_321 }],
  nodesJson: [{ nodeType: 'paper', name: '试卷', nodeFlag: 0, extendsParam: { paperId: 987_654_321 } }],
}

const victims = (endpoint: EndpointData): SampleValues => {
  const values = valuesFor(endpoint, world.teacher)
  return Object.fromEntries(idFields.map((field) => [field, values[field]]))
}

const probers = (): number[] =>
  [world.colleague, world.stranger].flatMap(({ teacher, students, owner, values, colleagues }) => [
    ...[teacher, ...students, owner].map(({ uid }) => uid),
    ...colleagues.colleagueIds,
    // Whom the owner sends notices to.
    Number(values['teacherId']),
  ])

/** Body and status of an answer: what a prober learns. */
async function ask(
  endpoint: EndpointData,
  caller: Pick<TestClient, 'uid' | 'cookie'>,
  prober: Desk,
  ids: SampleValues,
  all = true,
): Promise<string> {
  // A code may not be asked about again at once.
  service.clock.now = new Date(service.clock.now.getTime() + 2_000)
  const input = sampleInput(endpoint, { ...valuesFor(endpoint, prober), ...ids }, all)
  const response = await service.service(request(endpoint, input, caller))
  return `${response.status} ${withoutRandom(await response.text())}`
}

const signedOut = '200 {"data":null,"result":{"code":-23,"msg":"请先登录"}}'

const idNamesOf = (endpoint: EndpointData): readonly IdField[] =>
  idFields.filter((field) => Object.hasOwn(endpoint.input.def.shape, field))

/** Foreign and unknown ids are told apart by nothing. */
async function askAsOther(endpoint: EndpointData, prober: Desk): Promise<string[]> {
  const caller = () => signIn(service, callerFor(endpoint, prober).uid, surfaceFor(endpoint))
  const foreign = await ask(endpoint, await caller(), prober, victims(endpoint))
  if (idNamesOf(endpoint).length === 0) return [foreign]
  expect(foreign).toBe(await ask(endpoint, await caller(), prober, nobodys))
  return [foreign]
}

/** Colleagues of one school may be named by all its teachers: only those of another one are foreign. */
const isOfSchool = ({ path }: EndpointData, name: IdField): boolean =>
  (name === 'teacherId' && path === courseTeacher.handOver.path) ||
  (name === 'teacherIds' && path === courseTeacher.add.path)

/** One foreign id at a time among the prober's own: in lists, in JSON, and beside an own object. */
async function askWithOneForeign(endpoint: EndpointData): Promise<string[]> {
  const answers: string[] = []
  for (const name of idNamesOf(endpoint)) {
    const prober = isOfSchool(endpoint, name) ? world.stranger : world.colleague
    const caller = () => signIn(service, callerFor(endpoint, prober).uid, surfaceFor(endpoint))
    const foreign = await ask(endpoint, await caller(), prober, { [name]: victims(endpoint)[name] })
    const unknown = await ask(endpoint, await caller(), prober, { [name]: nobodys[name] })
    expect(foreign).toBe(unknown)
    answers.push(foreign)
  }
  return answers
}

async function askSignedOut(endpoint: EndpointData, caller: TestClient): Promise<string[]> {
  const answer = await ask(endpoint, caller, world.colleague, victims(endpoint))
  if (isSignedIn(endpoint.access)) expect(answer).toBe(signedOut)
  return [answer]
}

/** A student's session at the portal and a teacher's at the student page, under either name of the cookie. */
async function askAcrossSurfaces(endpoint: EndpointData): Promise<string[]> {
  const [own, other] = surfaceFor(endpoint) === 'student' ? (['stu', 'sid'] as const) : (['sid', 'stu'] as const)
  const { teacher, students } = world.teacher
  const client = other === 'sid' ? teacher : students[0]
  const renamed = client.cookie.replace(`${other}=`, `${own}=`)
  return [
    ...(await askSignedOut(endpoint, client)),
    ...(await askSignedOut(endpoint, service.client(client.uid, renamed))),
  ]
}

/** The victim's own sessions after their absolute and their idle end. */
async function askExpired(endpoint: EndpointData): Promise<string[]> {
  const { uid } = callerFor(endpoint, world.teacher)
  const { now } = service.clock
  const over = await signIn(service, uid, surfaceFor(endpoint), { expiresAt: now })
  const idle = await signIn(service, uid, surfaceFor(endpoint), { seenAt: new Date(now.getTime() - 7_200_000) })
  const answers = [...(await askSignedOut(endpoint, over)), ...(await askSignedOut(endpoint, idle))]
  for (const client of [over, idle]) await forget(client)
  return answers
}

const forget = async ({ cookie }: TestClient): Promise<void> => {
  await service.db.delete(session).where(eq(session.tokenHash, hashToken(cookie.slice(cookie.indexOf('=') + 1))))
}

const probes: Readonly<Record<string, (endpoint: EndpointData) => Promise<string[]>>> = {
  'nobody signed in': (endpoint) => askSignedOut(endpoint, service.client()),
  'another teacher of the school, or a student of hers': (endpoint) => askAsOther(endpoint, world.colleague),
  'somebody of another school': (endpoint) => askAsOther(endpoint, world.stranger),
  'a session of the other page': askAcrossSurfaces,
  'a session that is over': askExpired,
  'one foreign id among own ones': askWithOneForeign,
}

const cells = everyEndpoint.flatMap(({ name, endpoint }) =>
  Object.entries(probes).map(([probe, run]) => ({ name, endpoint, probe, run })),
)

test.each(cells)('$name, $probe: nothing of the victim is told or changed', async ({ endpoint, run }) => {
  const answers = await run(endpoint)
  expect(answers.filter((answer) => answer.includes(world.teacher.canary))).toEqual([])
  expect(await contentDigest(service.db, probers())).toEqual(before)
})

test('six probes for every endpoint, and no fault on the way', () => {
  expect(cells).toHaveLength(everyEndpoint.length * 6)
  expect(service.faults).toEqual([])
})

test('every id field of the contract is probed or belongs to nobody', () => {
  const names = everyEndpoint.flatMap(({ endpoint }) => Object.keys(endpoint.input.def.shape))
  const ids = new Set(names.filter((name) => /(^|[a-z])(id|Id|uid|uids|ids|Ids)$/.test(name)))
  // Codes and puzzles belong to a browser, whose cookie is asked for; a handle of the messaging app to its state.
  const ownedByNobody = [
    'bookId',
    'bookIds',
    'captchaId',
    'chapterId',
    'funcIds',
    'openId',
    'qrId',
    'stageId',
    'subjectId',
  ]
  expect([...ids].filter((name) => !idFields.some((field) => field === name)).toSorted()).toEqual(ownedByNobody)
})
