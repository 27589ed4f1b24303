import { createHash } from 'node:crypto'

/** Formulas set before, with null for those that cannot be; the oldest are dropped first. */
const codes = new Map<string, string | null>()

const mostKept = 20_000

const hashOf = (tex: string): string => createHash('sha256').update(tex).digest('base64url')

/** The code of a formula that has been tried; an empty object for any other. */
export function knownCode(tex: string): { readonly code?: string | null } {
  const code = codes.get(hashOf(tex))
  return code === undefined ? {} : { code }
}

export function keepCode(tex: string, code: string | null): void {
  codes.set(hashOf(tex), code)
  const [oldest] = codes.keys()
  if (codes.size > mostKept && oldest !== undefined) codes.delete(oldest)
}
