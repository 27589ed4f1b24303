import os from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { hashQueue } from './hash-queue.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const queue = hashQueue({
  // More hashes at once than cores gain nothing and cost 19 MiB each.
  slots: os.availableParallelism(),
  // At some 30 ms per hash the last one waits four seconds on two cores: as long as anybody watches a busy button.
  waiting: 256,
})

/** Wraps whatever hashes within a call: throws a 503 at once if too many are already running. */
export const { admit: admitHashing } = queue

/** argon2id of the digest that the page sends. */
export const hashDigest = (digest: string): Promise<string> => queue.hash(() => hash(digest, cost))

/** Whether a digest is that of the account's password; without a password none matches, in the same time. */
export async function matchesDigest(passwordHash: string, digest: string): Promise<boolean> {
  if (passwordHash !== '') return queue.hash(() => verify(passwordHash, digest))
  await hashDigest(digest)
  return false
}
