import { createHash } from 'node:crypto'

/** A share is one of them. */
export const quarters = [0, 1, 2, 3] as const

export type Quarter = (typeof quarters)[number]

/**
 * Whether a walk includes a name: everything without `WALK_SHARE`, else the quarter with that number (0 to 3) and all
 * names that start with one of the comma-separated `WALK_TOUCHED`.
 */
export function inShare(name: string): boolean {
  const share = process.env['WALK_SHARE']
  if (share === undefined) return true
  const touched = (process.env['WALK_TOUCHED'] ?? '').split(',').filter((beginning) => beginning !== '')
  return quarterOf(name) === Number(share) || touched.some((beginning) => name.startsWith(beginning))
}

/** The quarters of what is cut into four: all without `WALK_SHARE`, else that one. */
export function quartersInShare(): readonly Quarter[] {
  const share = process.env['WALK_SHARE']
  return quarters.filter((quarter) => share === undefined || quarter === Number(share))
}

/** The same on every machine and every day. */
const quarterOf = (name: string): number => (createHash('sha256').update(name).digest()[0] ?? 0) % quarters.length
