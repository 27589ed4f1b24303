import os from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** argon2id of the digest that the page sends. */
export const hashDigest = (digest: string): Promise<string> => queued(() => hash(digest, cost))

export const matchesDigest = (passwordHash: string, digest: string): Promise<boolean> =>
  queued(() => verify(passwordHash, digest))

/** More hashes at once than cores gain nothing and cost 19 MiB each. */
const slots = os.availableParallelism()
const waiting: (() => void)[] = []
let running = 0

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
