import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const pager = { currentPage: 1, pageSize: 10 }

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const owners = [
    ['qm', world.teacher.uid],
    ['other', world.stranger.uid],
  ] as const
  for (const [code, ownerId] of owners) await service.db.update(school).set({ ownerId }).where(eq(school.code, code))
})

beforeEach(() => service.db.delete(application))

afterAll(() => service.close())

/** Applications to a school; returns their ids in the order of the mobiles. */
async function apply(mobiles: readonly string[], code = 'qm'): Promise<number[]> {
  const [chosen] = await service.db.select().from(school).where(eq(school.code, code))
  const rows = mobiles.map((mobile, index) => ({
    mobile,
    schoolId: chosen?.schoolId ?? 0,
    realname: `教师 ${mobile.slice(-2)}`,
    stageId: 2,
    subjectId: 203,
    passwordHash: '-',
    consent: currentConsent.join(','),
    appliedAt: new Date(Date.UTC(2026, 10, 1 + index)),
  }))
  const made = await service.db.insert(application).values(rows).returning()
  return made.map(({ applicationId }) => applicationId)
}

const decide = async (applicationIds: number[], isApproved: boolean, reason?: string, by = world.teacher) =>
  resultId(
    await by.call(account.decideApplications, {
      applicationIds,
      isApproved,
      ...(reason === undefined ? {} : { reason }),
    }),
  )

const accountsOf = (mobile: string) => service.db.$count(user, eq(user.mobile, mobile))

const accounts = async ([first = '', second = '']: readonly string[]) => ({
  first: await accountsOf(first),
  second: await accountsOf(second),
})

test('open and decided ones are listed separately, in pages, and the counts agree', async () => {
  const [first = 0, second = 0, third = 0] = await apply(['13700000001', '13700000002', '13700000003'])
  expect(await decide([second], false, ' 资料不全 ')).toBe('ok')
  const ids = async (isOpen: boolean, currentPage: number, pageSize: number) => {
    const { total, applications } = await world.teacher.get(account.applications, {
      isOpen,
      pager: { currentPage, pageSize },
    })
    return [total, applications.map(({ applicationId }) => applicationId)]
  }
  expect(await ids(true, 1, 10)).toEqual([2, [first, third]])
  expect(await ids(true, 2, 1)).toEqual([2, [third]])
  const { applications } = await world.teacher.get(account.applications, { isOpen: false, pager })
  expect(applications).toEqual([
    {
      applicationId: second,
      realname: '教师 02',
      mobile: '13700000002',
      stageId: 2,
      subjectId: 203,
      appliedAt: '2026-11-02T00:00:00.000Z',
      decidedAt: service.clock.now.toISOString(),
      isApproved: false,
      reason: '资料不全',
    },
  ])
})

test('a refusal needs a reason', async () => {
  const ids = await apply(['13700000011'])
  expect({ none: await decide(ids, false), blank: await decide(ids, false, '　') }).toEqual({
    none: 'reasonMissing',
    blank: 'reasonMissing',
  })
  expect((await world.teacher.get(account.applications, { isOpen: true, pager })).total).toBe(1)
})

test('all or none: one that is unknown, foreign or already decided leaves the others open', async () => {
  const [own = 0, decided = 0] = await apply(['13700000021', '13700000022'])
  const [foreign = 0] = await apply(['13700000023'], 'other')
  expect(await decide([decided], false, '重复')).toBe('ok')
  expect(await decide([own, foreign], true)).toBe('applicationUnknown')
  expect(await decide([own, 987_654_321], true)).toBe('applicationUnknown')
  expect(await decide([], true)).toBe('applicationUnknown')
  expect(await decide([own, decided], true)).toBe('applicationDecided')
  expect(await accounts(['13700000021', '13700000023'])).toEqual({ first: 0, second: 0 })
  expect((await world.teacher.get(account.applications, { isOpen: true, pager })).total).toBe(1)
  expect(await decide([foreign], true, undefined, world.stranger)).toBe('ok')
})

test('a mobile or name that has an account by now blocks the whole approval', async () => {
  const ids = await apply(['13700000031', '13700000032'])
  await service.db.update(user).set({ mobile: '13700000032' }).where(eq(user.uid, world.colleague.uid))
  expect(await decide(ids, true)).toBe('mobileTaken')
  expect(await accountsOf('13700000031')).toBe(0)
  await service.db.update(user).set({ mobile: null, username: '13700000032' }).where(eq(user.uid, world.colleague.uid))
  expect(await decide(ids, true)).toBe('mobileTaken')
  await service.db.update(user).set({ username: 'colleague' }).where(eq(user.uid, world.colleague.uid))
  expect(await decide([...ids, ...ids], true)).toBe('ok')
  expect(await accounts(['13700000031', '13700000032'])).toEqual({ first: 1, second: 1 })
})

test('of parallel approvals only one succeeds, and there is one account', async () => {
  const ids = await apply(['13700000041', '13700000042'])
  const results = await Promise.all(Array.from({ length: 10 }, () => decide(ids, true)))
  expect(results.toSorted()).toEqual([...Array<string>(9).fill('applicationDecided'), 'ok'])
  expect(await accounts(['13700000041', '13700000042'])).toEqual({ first: 1, second: 1 })
})

test('only the owner of a school sees and decides its applications', async () => {
  const ids = await apply(['13700000051'])
  const listed = await world.colleague.call(account.applications, { isOpen: true, pager })
  expect({
    listed: resultId(listed),
    decided: await decide(ids, true, undefined, world.colleague),
  }).toEqual({ listed: 'forbidden', decided: 'forbidden' })
  expect((await world.stranger.get(account.applications, { isOpen: true, pager })).total).toBe(0)
})
