import { addSchool, type Fixture, makeFixture } from '#tests/support/worlds/busy-world.ts'
import { type ContentDigest, contentDigest } from './content-digest.ts'
import { emptyDatabase } from './lent-database.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

/** Two of the same: whatever is done to only one shows as a difference. */
export interface Pair<One> {
  readonly left: One
  readonly right: One
}

/** Two services whose databases have the same history, including ids. */
export interface Twins extends Pair<TestService> {
  /** A new fixture with the same ids in both. Older ones are deleted now and then. */
  readonly fixtures: () => Promise<Pair<Fixture>>
  readonly digests: () => Promise<Pair<ContentDigest>>
  readonly close: () => Promise<void>
}

/** A digest reads every row, so fixtures that are no longer used are not kept for long. */
const fixturesKept = 8

export async function startTwins(): Promise<Twins> {
  const [left, right] = await Promise.all([startTestService(), startTestService()])
  const inBoth = async <One>(doOne: (service: TestService, side: keyof Pair<One>) => Promise<One>) => {
    const [one, other] = await Promise.all([doOne(left, 'left'), doOne(right, 'right')])
    return { left: one, right: other }
  }
  let schools: Pair<number> = { left: 0, right: 0 }
  let count = 0
  return {
    left,
    right,
    fixtures: async () => {
      if (count % fixturesKept === 0) {
        await inBoth(({ db }) => emptyDatabase(db.$client))
        schools = await inBoth((service) => addSchool(service, 'home'))
      }
      const name = `case-${(count += 1)}-`
      return inBoth((service, side) => makeFixture(service, schools[side], name))
    },
    digests: () => inBoth(({ db }) => contentDigest(db)),
    close: async () => void (await inBoth((service) => service.close())),
  }
}
