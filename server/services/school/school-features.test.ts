import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { schoolFeature } from '#api/contract/groups/school-feature.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { earlierWays, featureIds, featureNames } from '#domain/features/granted-features.ts'
import { message } from '#server/database/schema/messages.ts'
import { school, user } from '#server/database/schema/people.ts'
import { featureGrant, trial } from '#server/database/schema/sign-on.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { tellFeatureEnds } from './tell-feature-ends.ts'

let service: TestService
let world: World

const start = new Date('2026-11-20T06:00:00Z')

/** The last millisecond of a day at school. */
const until = (day: string): string => new Date(`${day}T15:59:59.999Z`).toISOString()

beforeAll(async () => {
  service = await startTestService(start)
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(async () => {
  await service.db.delete(featureGrant)
  await service.db.delete(trial)
  await service.db.delete(message)
})

afterAll(() => service.close())

const { smartMark, wordReport } = featureIds

const grant = (teachers: readonly TestClient[], endTime = until('2027-01-31'), featureIds: string[] = [smartMark]) =>
  world.teacher.call(schoolFeature.grant, { teacherIds: teachers.map(({ uid }) => uid), featureIds, endTime } as never)

const take = (teachers: readonly TestClient[], featureIds: string[] = [smartMark]) =>
  world.teacher.call(schoolFeature.take, { teacherIds: teachers.map(({ uid }) => uid), featureIds } as never)

/** Who has which feature until when, by username. */
const granted = async () =>
  (await world.teacher.get(schoolFeature.list, { pager: { currentPage: 1, pageSize: 999 } })).list.map(
    ({ realname, features }) => [realname, ...features.map(({ featureId, endTime }) => [featureId, endTime])],
  )

const boxOf = async (who: TestClient) =>
  (await who.get(messageArea.list, { unreadOnly: false, pager: { currentPage: 1, pageSize: 9 } })).list.map(
    ({ kind, title }) => [kind, title],
  )

const open = async (who: TestClient) =>
  (await who.get(account.features, {})).grants.map(({ featureId, endTime, isTrial }) => [featureId, endTime, isTrial])

test('features are granted to several teachers at once, get another end, and are revoked', async () => {
  const { teacher, colleague } = world
  expect(resultId(await grant([teacher, colleague], until('2027-01-31'), [smartMark, wordReport]))).toBe('ok')
  expect(resultId(await grant([colleague], until('2026-12-20')))).toBe('ok')
  expect(await granted()).toEqual([
    ['姓名 colleague', [smartMark, until('2026-12-20')], [wordReport, until('2027-01-31')]],
    ['姓名 teacher', [smartMark, until('2027-01-31')], [wordReport, until('2027-01-31')]],
  ])
  expect(await open(colleague)).toEqual([
    [smartMark, until('2026-12-20'), false],
    [wordReport, until('2027-01-31'), false],
  ])
  expect(resultId(await take([teacher, colleague], [wordReport]))).toBe('ok')
  expect(await open(colleague)).toEqual([[smartMark, until('2026-12-20'), false]])
})

test('the teacher is notified with the current end; the owner is not notified of their own changes', async () => {
  const { teacher, colleague } = world
  await grant([teacher, colleague])
  await grant([colleague], until('2027-06-30'))
  expect({ colleague: await boxOf(colleague), teacher: await boxOf(teacher) }).toEqual({
    colleague: [['functionGranted', '新版智能阅卷已开通']],
    teacher: [],
  })
  const [notice] = await service.db.select().from(message).where(eq(message.uid, colleague.uid))
  const { body, path } = await colleague.get(messageArea.info, { messageId: notice?.messageId ?? 0 })
  expect({ body, path }).toEqual({
    body: '姓名 teacher为您开通，可以用到 2027-06-30。',
    path: '/personal-center/my-functions',
  })
  await take([colleague])
  expect(await boxOf(colleague)).toEqual([['functionTaken', '新版智能阅卷已收回']])
})

test('all or none: teachers of other schools, students, nobody, features that somebody does not have', async () => {
  const { colleague, stranger, students } = world
  const student = students[0] ?? stranger
  for (const others of [[colleague, stranger], [colleague, student], []])
    expect(resultId(await grant(others))).toBe('teacherUnknown')
  const unknown = { teacherIds: [colleague.uid, 987_654_321], featureIds: [smartMark], endTime: until('2027-01-31') }
  expect(resultId(await world.teacher.call(schoolFeature.grant, unknown as never))).toBe('teacherUnknown')
  expect(resultId(await grant([colleague], until('2027-01-31'), []))).toBe('teacherUnknown')
  await grant([colleague])
  expect(resultId(await take([colleague, world.teacher]))).toBe('grantUnknown')
  expect(resultId(await take([colleague], [smartMark, wordReport]))).toBe('grantUnknown')
  expect(resultId(await take([colleague, stranger]))).toBe('teacherUnknown')
  expect(await open(colleague)).toEqual([[smartMark, until('2027-01-31'), false]])
})

test('an end must be in the future, and not too far', async () => {
  const endingAt = async (day: string) => resultId(await grant([world.colleague], until(day)))
  expect({
    past: await endingAt('2026-11-19'),
    soon: await endingAt('2026-11-20'),
    late: await endingAt('2031-11-19'),
    tooLate: await endingAt('2031-11-20'),
  }).toEqual({ past: 'endInPast', soon: 'ok', late: 'ok', tooLate: 'endTooFar' })
})

test('only the owner of the school may do this', async () => {
  const { colleague } = world
  const named = { teacherIds: [colleague.uid], featureIds: [smartMark] } as never
  const pager = { currentPage: 1, pageSize: 999 }
  const answers = [await colleague.call(schoolFeature.list, { pager }), await colleague.call(schoolFeature.take, named)]
  expect(answers.map(resultId)).toEqual(['forbidden', 'forbidden'])
})

test('a feature that ends within fourteen days is announced once for each grant and end', async () => {
  const { colleague } = world
  const at = (day: string) => tellFeatureEnds(service.db, new Date(`${day}T06:00:00Z`))
  await grant([colleague], until('2026-12-20'))
  await at('2026-12-05')
  expect(await boxOf(colleague)).toEqual([['functionGranted', '新版智能阅卷已开通']])
  await at('2026-12-06')
  await at('2026-12-07')
  expect(await boxOf(colleague)).toEqual([
    ['functionEnds', '新版智能阅卷将在 2026-12-20 到期'],
    ['functionGranted', '新版智能阅卷已开通'],
  ])
  await grant([colleague], until('2027-01-31'))
  await at('2027-01-20')
  expect(await boxOf(colleague)).toEqual([
    ['functionEnds', '新版智能阅卷将在 2027-01-31 到期'],
    ['functionGranted', '新版智能阅卷已开通'],
  ])
  await at('2027-02-01')
  expect((await boxOf(colleague)).length).toBe(2)
})

test('no notice if the end was near from the start, the teacher wants none, or the account is disabled', async () => {
  const { colleague, teacher } = world
  await grant([colleague], until('2026-11-30'))
  await tellFeatureEnds(service.db, start)
  expect(await boxOf(colleague)).toEqual([['functionGranted', '新版智能阅卷已开通']])
  await service.db.delete(message)
  await colleague.get(messageArea.saveSettings, { off: ['functionEnds'] })
  await tellFeatureEnds(service.db, start)
  await colleague.get(messageArea.saveSettings, { off: [] })
  const ofColleague = eq(user.uid, colleague.uid)
  await service.db.update(user).set({ disabledAt: start }).where(ofColleague)
  await tellFeatureEnds(service.db, start)
  await service.db.update(user).set({ disabledAt: null }).where(ofColleague)
  expect({ colleague: await boxOf(colleague), teacher: await boxOf(teacher) }).toEqual({ colleague: [], teacher: [] })
  await service.runJobs()
  expect(await boxOf(colleague)).toEqual([['functionEnds', '新版智能阅卷将在 2026-11-30 到期']])
})

test('a trial grants every current feature for thirty days, once', async () => {
  const { colleague } = world
  await grant([colleague], until('2027-01-31'))
  await grant([colleague], until('2026-11-30'), [wordReport])
  expect((await colleague.get(userArea.teacherInfo, {})).trialInfo).toBeNull()
  const begun = await colleague.get(account.startTrial, {})
  expect(begun).toEqual({ beginTime: '2026-11-20T06:00:00.000Z', endTime: '2026-12-20T06:00:00.000Z' })
  expect((await colleague.get(userArea.teacherInfo, {})).trialInfo).toEqual(begun)
  const tried = await open(colleague)
  expect(tried.length).toBe(featureNames.length - earlierWays.length)
  expect(tried.filter(([, , isTrial]) => isTrial === false)).toEqual([[smartMark, until('2027-01-31'), false]])
  expect(resultId(await colleague.call(account.startTrial, {}))).toBe('trialUsed')
  const ofColleague = eq(trial.uid, colleague.uid)
  await service.db
    .update(trial)
    .set({ beginTime: new Date('2026-10-21T06:00:00Z'), endTime: start })
    .where(ofColleague)
  expect(await open(colleague)).toEqual([
    [smartMark, until('2027-01-31'), false],
    [wordReport, until('2026-11-30'), false],
  ])
  expect(resultId(await colleague.call(account.startTrial, {}))).toBe('trialUsed')
  expect((await service.db.select().from(trial).where(ofColleague)).length).toBe(1)
})
