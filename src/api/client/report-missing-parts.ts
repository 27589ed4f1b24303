import { watchMissingParts } from '#api/ports/missing-parts.ts'

/** Reports whatever the page asks for in vain. The reporting is fetched beside the page, to be there when something else is not. */
export function reportMissingParts(): void {
  const reporting = import('./page-messages.ts').then(({ createPageMessages }) => createPageMessages())
  watchMissingParts((part) => {
    reporting.then((report) => report(part)).catch(() => {})
  })
}
