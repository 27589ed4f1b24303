/**
 * Origin of the page that embeds this one; null if there is none. If the browser does not reveal it, it is derived from
 * the referrer; the service checks it again.
 */
export function surroundingOrigin(): string | null {
  if (window.parent === window) return null
  const [nearest] = window.location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return document.referrer === '' ? 'null' : new URL(document.referrer).origin
}
