import { createHash } from 'node:crypto'

const shares = 4

/**
 * Whether a walk takes something: without `WALK_SHARE` everything, else the quarter of that number (0 to 3) and whatever
 * begins like one of `WALK_TOUCHED`, which stand between commas.
 */
export function inShare(name: string): boolean {
  const share = process.env['WALK_SHARE']
  if (share === undefined) return true
  const touched = (process.env['WALK_TOUCHED'] ?? '').split(',').filter((beginning) => beginning !== '')
  return quarterOf(name) === Number(share) || touched.some((beginning) => name.startsWith(beginning))
}

/** The same on every machine and every day. */
const quarterOf = (name: string): number => (createHash('sha256').update(name).digest()[0] ?? 0) % shares
