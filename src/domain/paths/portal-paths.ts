import { areaOf } from './areas.ts'
import { isOwnPath } from './paths.ts'

/** First segments of the portal's pages behind the sign-in (specification §2), beside those of areas. */
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

/** Whether an address, path and query, lies in the portal behind the sign-in: what may be linked to in a message. */
export function isPortalPath(address: string): boolean {
  if (!isOwnPath(address) || /[\s\\\p{Cc}]/u.test(address)) return false
  const path = pathOf(address)
  return areaOf(path) !== null || firstSegments.has(path.split('/')[1] ?? '')
}

/** An address as people copy it, with or without what stands before the `#`: its path in the portal. */
export const pathOfCopied = (copied: string): string => copied.trim().replace(/^(?:https?:\/\/[^/#]+\/)?#/, '')

/** The path of a page alone: what stands in a query may be about a person. Empty for no page of the portal. */
export const pageWithoutQuery = (address: string): string => (isPortalPath(address) ? pathOf(address) : '')
