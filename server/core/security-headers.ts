/** Headers of every answer, whatever it is. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
}

/** For answers that are no page: nothing may be loaded, run or framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For a page: its own scripts and styles; style attributes are what React, Mantine and KaTeX set. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** Adds the headers that every answer carries; over TLS also strict transport. */
export function secured(response: Response, secure: boolean): Response {
  const { headers } = response
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  if (secure) headers.set('strict-transport-security', 'max-age=31536000')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', dataPolicy)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return response
}
