/** Style sheets that did not come with their part. Vite asks for each once; after that it is up to us. */
const missing = new Set<string>()

/** Notes a sheet that did not come. */
export const noteMissingSheet = (href: string): void => void missing.add(href)

/** Whether a sheet came as one: browsers also load a proxy's page in its place, and find no rules in it. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Asks again for every sheet that did not come; rejects where one does not come again. */
export async function fetchMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(fetchSheet))
}

/** A link that failed does nothing any more, and would keep another of its address from being made. */
function fetchSheet(href: string): Promise<void> {
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
