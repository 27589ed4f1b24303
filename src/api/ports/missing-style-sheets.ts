/** Style sheets that failed to load with their part. Vite requests each once; after that it is up to us. */
const missing = new Set<string>()

/** Records a style sheet that failed to load. */
export const noteMissingStyleSheet = (href: string): void => void missing.add(href)

/** Whether a style sheet was really loaded: browsers also accept a proxy's page in its place, and find no rules in it. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Retries every style sheet that failed to load; rejects if one fails again. */
export async function fetchMissingStyleSheets(): Promise<void> {
  await Promise.all([...missing].map(fetchStyleSheet))
}

/** A failed link has no further effect, and would prevent another with its address from being created. */
function fetchStyleSheet(href: string): Promise<void> {
  for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (failed.href === href) failed.remove()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    const end = () => {
      if (!hasRules(link)) return reject(new Error(`No style sheet from ${href}`))
      missing.delete(href)
      resolve()
    }
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}
