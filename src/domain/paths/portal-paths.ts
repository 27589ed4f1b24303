import { areaOf } from './areas.ts'
import { isOwnPath } from './address.ts'

/** First path segments of the portal's pages behind the sign-in (specification §2), besides those of areas. */
const firstSegments: ReadonlySet<string> = new Set([
  '',
  'all-textbook',
  'classes-dialog',
  'classroom-teaching',
  'course',
  'course-manage',
  'dictationReport',
  'dictationStageReport',
  'handover',
  'help',
  'material-download',
  'member',
  'nomenu',
  'p1p',
  'paper',
  'pdf',
  'pending',
  'personal-center',
  'preparation-box',
  'prepare-lessons',
  'report',
  'school',
  'smart-mark',
  'smartCheckChangeAnswer',
  'text-book-dialog',
  'writing-topic',
])

const pathOf = (address: string): string => address.replace(/[?#].*/s, '')

/** Whether an address (path and query) is in the portal behind the sign-in: what a message may link to. */
export function isPortalPath(address: string): boolean {
  if (!isOwnPath(address) || /[\s\\\p{Cc}]/u.test(address)) return false
  const path = pathOf(address)
  return areaOf(path) !== null || firstSegments.has(path.split('/')[1] ?? '')
}

/** The portal path in an address as people copy it, with or without the part before the `#`. */
export const pathOfCopied = (copied: string): string => copied.trim().replace(/^(?:https?:\/\/[^/#]+\/)?#/, '')

/** The path of a page without its query, which may be about a person. Empty for addresses outside the portal. */
export const pageWithoutQuery = (address: string): string => (isPortalPath(address) ? pathOf(address) : '')
