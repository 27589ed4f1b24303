import type { ServiceOptions } from './call.ts'
import { refused } from './origin-rule.ts'

/** In this header a framed page names the origin of the page around it. */
export const frameHeader = 'x-embedded-in'

/**
 * The origin of the page that frames the caller's page; null for a top-level page. Cookies that work in frames are sent
 * from every site, so here only an exactly matching `Origin` of ours proves that the page is ours; and the page around
 * it must be on the operator's list, exactly. Throws Refusal (403). Without TLS browsers keep no such cookies, so the
 * page counts as top-level.
 */
export function frameOf<Db>(
  headers: Headers,
  { allowedOrigins, frameOrigins, secure }: Pick<ServiceOptions<Db>, 'allowedOrigins' | 'frameOrigins' | 'secure'>,
): string | null {
  const frame = headers.get(frameHeader)
  if (frame === null) return null
  if (!frameOrigins.has(frame) || !allowedOrigins.has(headers.get('origin') ?? '')) throw refused()
  return secure ? frame : null
}
