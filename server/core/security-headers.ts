/** Headers of every answer, whatever it is. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Mantine and KaTeX set style attributes; no style element of a stranger can come in without markup, which is sanitised.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
}

/** Adds the headers that every answer carries; over TLS also strict transport. */
export function secured(response: Response, secure: boolean): Response {
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value)
  if (secure) response.headers.set('strict-transport-security', 'max-age=31536000')
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}
