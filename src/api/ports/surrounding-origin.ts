/**
 * Origin of the page in whose frame this one stands; null for a page by itself. Where the browser does not say it, it is
 * read from how the page was arrived at; the service looks at it again.
 */
export function surroundingOrigin(): string | null {
  if (window.parent === window) return null
  const [nearest] = window.location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return document.referrer === '' ? 'null' : new URL(document.referrer).origin
}
