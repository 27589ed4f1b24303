import { watchMissingParts } from '#api/ports/missing-parts.ts'

/**
 * Reports whatever the page fails to load. The reporting code is loaded beside the page, so that it is there when
 * something else is not.
 */
export function reportMissingParts(): void {
  const reporting = import('./page-messages.ts').then(({ createPageMessages }) => createPageMessages())
  watchMissingParts((part) => {
    reporting.then((report) => report(part)).catch(() => {})
  })
}
