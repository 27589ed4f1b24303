import type { TakePiece } from './unpack-entry.ts'
import { workbookLimits, type WorkbookFault } from './workbook-limits.ts'

/** Totals over all parts of a workbook. */
export interface WorkbookCounts {
  tags: number
}

/** Inspects whole tags, each byte as one character, and returns what is wrong. */
export type LookAtTags = (text: string) => WorkbookFault | null

/**
 * Inspects a part of a workbook while it is being unpacked, without storing it: no document types, no entities, no more
 * tags than a class list can have.
 *
 * @param look Inspects more closely, for a worksheet.
 */
export function scanXml(counts: WorkbookCounts, look: LookAtTags = () => null): TakePiece<WorkbookFault> {
  let rest = ''
  return (piece) => {
    if (piece.includes(0)) return 'strangeXml'
    // Everything searched for is ASCII, so each byte can be one character.
    const text = rest + piece.toString('latin1')
    const end = text.lastIndexOf('<')
    const whole = end === -1 ? '' : text.slice(0, end)
    rest = end === -1 ? text : text.slice(end)
    if (rest.length > workbookLimits.textBytes) return 'longText'
    if (/<!\s*(?:doctype|entity)/i.test(text)) return 'doctype'
    // A parser might search for the missing end of a tag over and over again.
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
