import { addSchool, type Desk, makeDesk } from './busy-world.ts'
import { type ContentDigest, contentDigest } from './content-digest.ts'
import { startTestService, type TestService } from './test-service.ts'

/** The same thing twice: what is done to one only shows as a difference. */
export interface Pair<One> {
  readonly left: One
  readonly right: One
}

/** Two services whose databases have the same history, ids included. */
export interface Twins extends Pair<TestService> {
  /** A new desk with the same ids in both. */
  readonly desks: () => Promise<Pair<Desk>>
  readonly digests: () => Promise<Pair<ContentDigest>>
  readonly close: () => Promise<void>
}

export async function startTwins(): Promise<Twins> {
  const [left, right] = [await startTestService(), await startTestService()]
  const schools = [await addSchool(left, 'home'), await addSchool(right, 'home')]
  let count = 0
  return {
    left,
    right,
    desks: async () => {
      const name = `desk-${(count += 1)}-`
      return { left: await makeDesk(left, schools[0] ?? 0, name), right: await makeDesk(right, schools[1] ?? 0, name) }
    },
    digests: async () => ({ left: await contentDigest(left.db), right: await contentDigest(right.db) }),
    close: async () => {
      await left.close()
      await right.close()
    },
  }
}
