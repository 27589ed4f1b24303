import type { ServiceOptions } from './call.ts'
import { refused } from './origin-rule.ts'

/** In it a page that stands in another page's frame names the origin of that page. */
export const frameHeader = 'x-embedded-in'

/**
 * The origin of the page in whose frame the caller's page stands; null for a page by itself. Cookies that travel into
 * frames travel from every site, so here nothing but an `Origin` of ours, to the letter, says that it is our page; and the
 * page around it must be on the operator's list, to the letter. Throws Refusal (403). Without TLS browsers keep no such
 * cookies: there it is a page by itself.
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
