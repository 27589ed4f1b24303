import { createHash } from 'node:crypto'

/** Formulas that were set before, or could not be; the oldest go first. */
const codes = new Map<string, string | null>()

const mostKept = 20_000

const hashOf = (tex: string): string => createHash('sha256').update(tex).digest('base64url')

/** The code of a formula that was tried before; nothing of one that was not. */
export function knownCode(tex: string): { readonly code?: string | null } {
  const code = codes.get(hashOf(tex))
  return code === undefined ? {} : { code }
}

export function keepCode(tex: string, code: string | null): void {
  codes.set(hashOf(tex), code)
  const [oldest] = codes.keys()
  if (codes.size > mostKept && oldest !== undefined) codes.delete(oldest)
}
