import type { TakePiece } from './unpack-entry.ts'
import { workbookLimits, type WorkbookFault } from './workbook-limits.ts'

/** What is counted over all parts of a workbook. */
export interface WorkbookCounts {
  tags: number
}

/** Looks at whole tags, whose bytes stand each for itself, and says what is wrong. */
export type LookAtTags = (text: string) => WorkbookFault | null

/**
 * Looks through a part of a workbook while it is unpacked, without keeping it: no document types, no entities, not more
 * tags than a class list can have.
 *
 * @param look Looks closer, at a sheet.
 */
export function scanXml(counts: WorkbookCounts, look: LookAtTags = () => null): TakePiece<WorkbookFault> {
  let rest = ''
  return (piece) => {
    if (piece.includes(0)) return 'strangeXml'
    // All that is looked for is ASCII, so each byte may stand for itself.
    const text = rest + piece.toString('latin1')
    const end = text.lastIndexOf('<')
    const whole = end === -1 ? '' : text.slice(0, end)
    rest = end === -1 ? text : text.slice(end)
    if (rest.length > workbookLimits.textBytes) return 'longText'
    if (/<!\s*(?:doctype|entity)/i.test(text)) return 'doctype'
    // A parser may look for the end of a tag that never comes again and again.
    if (/<[^<>]*</.test(text)) return 'strangeXml'
    counts.tags += countTags(whole)
    return counts.tags > workbookLimits.tags ? 'tooManyTags' : look(whole)
  }
}

function countTags(text: string): number {
  let tags = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) tags += 1
  return tags
}
