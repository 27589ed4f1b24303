import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { join } from '#api/contract/groups/join.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { hashToken } from '#server/core/cookies.ts'
import { session } from '#server/database/schema/people.ts'
import {
  type BusyWorld,
  callerFor,
  type Fixture,
  makeBusyWorld,
  surfaceFor,
  valuesFor,
} from '#tests/support/worlds/busy-world.ts'
import { signInOften } from '#tests/support/fixtures/sessions.ts'
import { type ContentDigest, watchContent } from '#tests/support/database/content-digest.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { withoutRandom } from '#tests/support/files/random-texts.ts'
import { nobodys } from '#tests/support/service/nobodys-ids.ts'
import { sampleInput, type SampleValues } from '#tests/support/service/sample-input.ts'
import { request, startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'

/**
 * The first teacher of the world is the victim; everybody else asks for the victim's objects. Every endpoint is called
 * in every way, as each has its own rules. The victim's data is checked after each endpoint; if it changed, each way is
 * tried in a fresh world, so that the failure names it.
 */
let scene: Scene
/** The state after the previous endpoint. */
let known: ContentDigest

beforeAll(async () => {
  scene = await newScene()
  known = await scene.content()
})

afterAll(() => scene.service.close())

interface Scene {
  readonly service: TestService
  readonly world: BusyWorld
  /** Ids that belong to none of the callers. */
  readonly content: () => Promise<ContentDigest>
}

async function newScene(): Promise<Scene> {
  const service = await startTestService()
  const world = await makeBusyWorld(service)
  return { service, world, content: watchContent(service.db, probersOf(world)) }
}

type IdField = keyof typeof nobodys

const idFields = Object.keys(nobodys) as IdField[]

const victims = ({ world }: Scene, endpoint: EndpointData): SampleValues => {
  const values = valuesFor(endpoint, world.teacher)
  return Object.fromEntries(idFields.map((field) => [field, values[field]]))
}

const probersOf = (world: BusyWorld): number[] =>
  [world.colleague, world.stranger].flatMap(({ teacher, students, owner, values, colleagues }) => [
    ...[teacher, ...students, owner].map(({ uid }) => uid),
    ...colleagues.colleagueIds,
    // The recipients of the owner's notices.
    Number(values['teacherId']),
  ])

/** Body and status of a response: all that a prober learns. */
async function ask(
  { service }: Scene,
  endpoint: EndpointData,
  caller: Pick<TestClient, 'uid' | 'cookie'>,
  prober: Fixture,
  ids: SampleValues,
): Promise<string> {
  // A code may not be polled again at once.
  service.clock.now = new Date(service.clock.now.getTime() + 2_000)
  const input = sampleInput(endpoint, { ...valuesFor(endpoint, prober), ...ids }, true)
  const response = await service.service(request(endpoint, input, caller))
  return `${response.status} ${withoutRandom(await response.text())}`
}

/** What a prober got, and what somebody must get who may know nothing. */
interface Asked {
  readonly answers: readonly string[]
  readonly expected: readonly string[]
}

const idNamesOf = (endpoint: EndpointData): readonly IdField[] =>
  idFields.filter((field) => Object.hasOwn(endpoint.input.def.shape, field))

/** Foreign and unknown ids must be indistinguishable; each call has a session of its own, which it may end. */
async function askForBoth(scene: Scene, endpoint: EndpointData, prober: Fixture, ids: readonly SampleValues[]) {
  const { uid } = callerFor(endpoint, prober)
  const sessions = await signInOften(
    scene.service,
    uid,
    surfaceFor(endpoint),
    ids.map(() => ({})),
  )
  const answers: string[] = []
  for (const [index, caller] of sessions.entries())
    answers.push(await ask(scene, endpoint, caller, prober, ids[index] ?? {}))
  return answers
}

async function askAsOther(scene: Scene, endpoint: EndpointData, prober: Fixture): Promise<Asked> {
  const all = victims(scene, endpoint)
  const ids = idNamesOf(endpoint).length === 0 ? [all] : [all, nobodys]
  const [foreign = '', unknown = foreign] = await askForBoth(scene, endpoint, prober, ids)
  return { answers: [foreign], expected: [unknown] }
}

/** All teachers of a school may name its members: only those of another school are foreign. */
const isOfSchool = ({ path }: EndpointData, name: IdField): boolean =>
  (name === 'teacherId' && (path === courseTeacher.handOver.path || path === handover.offer.path)) ||
  (name === 'teacherIds' && path === courseTeacher.add.path) ||
  (name === 'uids' && path === paperSharing.share.path)

/** One foreign id at a time among the prober's own: in lists, in JSON, and beside an object of their own. */
async function askWithOneForeign(scene: Scene, endpoint: EndpointData): Promise<Asked> {
  const all = victims(scene, endpoint)
  const asked = { answers: [] as string[], expected: [] as string[] }
  for (const name of idNamesOf(endpoint)) {
    const prober = isOfSchool(endpoint, name) ? scene.world.stranger : scene.world.colleague
    const ids = [all, nobodys].map((values) => ({ [name]: values[name] }))
    const [foreign = '', unknown = ''] = await askForBoth(scene, endpoint, prober, ids)
    asked.answers.push(foreign)
    asked.expected.push(unknown)
  }
  return asked
}

const signedOut = '200 {"data":null,"result":{"code":-23,"msg":"请先登录"}}'

/** For callers who need not be signed in, the victim's ids are worth no more than unknown ones. */
async function askSignedOut(scene: Scene, endpoint: EndpointData, callers: readonly TestClient[]): Promise<Asked> {
  const answered = async (ids: SampleValues) => {
    const answers: string[] = []
    for (const caller of callers) answers.push(await ask(scene, endpoint, caller, scene.world.colleague, ids))
    return answers
  }
  const answers = await answered(victims(scene, endpoint))
  if (isSignedIn(endpoint.access)) return { answers, expected: answers.map(() => signedOut) }
  return { answers, expected: idNamesOf(endpoint).length === 0 ? answers : await answered(nobodys) }
}

/** A student's session at the portal and a teacher's at the student page, under either name of the cookie. */
function askAcrossSurfaces(scene: Scene, endpoint: EndpointData): Promise<Asked> {
  const [own, other] = surfaceFor(endpoint) === 'student' ? (['stu', 'sid'] as const) : (['sid', 'stu'] as const)
  const { teacher, students } = scene.world.teacher
  const client = other === 'sid' ? teacher : students[0]
  const renamed = client.cookie.replace(`${other}=`, `${own}=`)
  return askSignedOut(scene, endpoint, [client, scene.service.client(client.uid, renamed)])
}

/** The victim's own sessions after their absolute and idle timeouts. */
async function askExpired(scene: Scene, endpoint: EndpointData): Promise<Asked> {
  const { service, world } = scene
  const { uid } = callerFor(endpoint, world.teacher)
  const { now } = service.clock
  const ends = [{ expiresAt: now }, { seenAt: new Date(now.getTime() - 7_200_000) }]
  const sessions = await signInOften(service, uid, surfaceFor(endpoint), ends)
  const asked = await askSignedOut(scene, endpoint, sessions)
  const tokens = sessions.map(({ cookie }) => hashToken(cookie.slice(cookie.indexOf('=') + 1)))
  await service.db.delete(session).where(inArray(session.tokenHash, tokens))
  return asked
}

type Probe = (scene: Scene, endpoint: EndpointData) => Promise<Asked>

const probes: Readonly<Record<string, Probe>> = {
  'nobody signed in': (at, endpoint) => askSignedOut(at, endpoint, [at.service.client()]),
  'another teacher of the school, or a student of hers': (at, endpoint) => askAsOther(at, endpoint, at.world.colleague),
  'somebody of another school': (at, endpoint) => askAsOther(at, endpoint, at.world.stranger),
  'a session of the other page': askAcrossSurfaces,
  'a session that is over': askExpired,
  'one foreign id among own ones': askWithOneForeign,
}

/** Sorted by name: PostgreSQL may check several at once. */
const changed = (before: ContentDigest, after: ContentDigest): readonly string[] =>
  Object.keys(after)
    .filter((table) => before[table] !== after[table])
    .toSorted()

/** Which ways of calling change what in a fresh world. */
async function changesByWay(endpoint: EndpointData): Promise<readonly string[]> {
  const changes: string[] = []
  for (const [way, run] of Object.entries(probes)) {
    const own = await newScene()
    const before = await own.content()
    await run(own, endpoint)
    const tables = changed(before, await own.content())
    if (tables.length > 0) changes.push(`${way}: ${tables.join()}`)
    await own.service.close()
  }
  return changes
}

async function changesBy(endpoint: EndpointData, allowed: readonly string[]): Promise<readonly string[]> {
  const before = known
  known = await scene.content()
  const tables = changed(before, known)
  return tables.join() === allowed.join()
    ? []
    : [`all ways together: ${tables.join()}`, ...(await changesByWay(endpoint))]
}

/**
 * Anyone with a class's code can add an account that waits for its teacher's approval, here for one of the prober's
 * classes: of the victim's tables these hold it. The contents of a new paper do not say whose it is, nor does the job
 * that reads a file.
 */
const added: ReadonlyMap<EndpointData, readonly string[]> = new Map<EndpointData, readonly string[]>([
  [join.register, ['app_user', 'member', 'school']],
  [paperEditing.add, ['paper_item', 'paper_section']],
  [importPaper.upload, ['jobs']],
])

test.each(everyEndpoint)(
  "$name: nothing of the victim's is revealed or changed, whoever calls",
  async ({ endpoint }) => {
    const asked: [string, Asked][] = []
    for (const [way, run] of Object.entries(probes)) asked.push([way, await run(scene, endpoint)])
    expect(await changesBy(endpoint, added.get(endpoint) ?? [])).toEqual([])
    expect(asked.map(([way, { answers }]) => ({ way, answers }))).toEqual(
      asked.map(([way, { expected }]) => ({ way, answers: expected })),
    )
    const { canary } = scene.world.teacher
    expect(asked.filter(([, { answers }]) => answers.some((answer) => answer.includes(canary)))).toEqual([])
  },
)

test('every endpoint is called in six ways, without an internal error', () => {
  expect(Object.keys(probes)).toHaveLength(6)
  expect(scene.service.faults).toEqual([])
})

test('every id field of the contract is probed or belongs to nobody', () => {
  const names = everyEndpoint.flatMap(({ endpoint }) => Object.keys(endpoint.input.def.shape))
  const ids = new Set(names.filter((name) => /(^|[a-z])(id|Id|uid|uids|ids|Ids)$/.test(name)))
  // Codes and puzzles belong to a browser, identified by cookie; a handle of the messaging app to its state.
  const ownedByNobody = [
    'bookId',
    'bookIds',
    'captchaId',
    'chapterId',
    'chapterIds',
    'featureIds',
    'knowledgeId',
    'knowledgeIds',
    'openId',
    'qrId',
    'regionId',
    'stageId',
    'subjectId',
  ]
  expect([...ids].filter((name) => !idFields.some((field) => field === name)).toSorted()).toEqual(ownedByNobody)
})
