/** Headers of every answer, whatever its kind. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
}

/** For answers that are not pages: nothing may be loaded, run or framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Other origins that a page deals with. */
export interface Neighbours {
  /** Origins of the modules that it mounts. */
  readonly scripts: readonly string[]
  /** Origins of the services that it calls. */
  readonly called: readonly string[]
  /** Origins of the pages that may frame it. Browsers that know this rule ignore `x-frame-options`. */
  readonly frames: readonly string[]
}

/**
 * For a page: its own scripts and styles; style attributes because React, Mantine and KaTeX set them. `inlineScripts`
 * are the hashes of the few lines that must run before the first paint.
 */
export const pagePolicy = (
  nonce: string,
  inlineScripts: readonly string[],
  { scripts, called, frames }: Neighbours,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'sha256-${hash}'`), ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...called].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...called].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', ...(frames.length === 0 ? ["'none'"] : frames)].join(' '),
    "object-src 'none'",
  ].join('; ')

/** Default for an answer: not to be stored, run or framed. */
const forData: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
}

const forDataOverTls = { ...forData, 'strict-transport-security': 'max-age=31536000' }

/** Headers of every answer; over TLS also Strict-Transport-Security. */
export const protectiveHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? forDataOverTls : forData

/** Adds to a page or file the headers that every answer carries; its own headers about storing and running win. */
export function secured(response: Response, secure: boolean): Response {
  for (const [name, value] of Object.entries(protectiveHeaders(secure)))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
