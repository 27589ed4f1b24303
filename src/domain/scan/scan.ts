/** Answer sheets on their way from a picture to answers (specification §1 marking, §2 smartpaper-v2-html). */

/** A part of a page, in millimetres from its upper left corner. */
export interface SheetBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How far the sheets of one assignment are. */
export const scanStates = ['collecting', 'reading', 'paused', 'reviewing', 'published', 'cancelled'] as const

export type ScanState = (typeof scanStates)[number]

/** How far a page is. */
export const pageStates = ['waiting', 'read', 'refused'] as const

export type PageState = (typeof pageStates)[number]

/** Why a page was not read: said, never guessed. */
export const pageRefusals = [
  'notAPicture',
  'tooLarge',
  'tooManyPages',
  'tooSmall',
  'blurred',
  'cutOff',
  'noCode',
  'unknownSheet',
  'noFrame',
] as const

export type PageRefusal = (typeof pageRefusals)[number]

/** What was read of one answer: `written` is for whoever marks it, `unsure` is for whoever looks at the sheets. */
export const readStates = ['decided', 'empty', 'unsure', 'written'] as const

export type ReadState = (typeof readStates)[number]

/** How far the writing in the boxes of a page is: pages are shown before it is read. */
export const blankStates = ['none', 'waiting', 'read'] as const

export type BlankState = (typeof blankStates)[number]

/** The answer to a written item that stands on the sheet. */
export const onSheet = '（见答题卡）'

interface ScanTimes {
  readonly pausedAt: Date | null
  readonly cancelledAt: Date | null
  readonly publishedAt: Date | null
  readonly changedAt: Date
}

interface ScanCounts {
  readonly pages: number
  /** Pages that are not read yet, and files whose pages are not apart yet. */
  readonly waiting: number
}

/** How far sheets are, by what was done with them and what waits. */
export function scanStateOf(
  { pausedAt, cancelledAt, publishedAt, changedAt }: ScanTimes,
  { pages, waiting }: ScanCounts,
): ScanState {
  if (cancelledAt !== null) return 'cancelled'
  if (waiting > 0) return pausedAt === null ? 'reading' : 'paused'
  if (pages === 0) return 'collecting'
  return publishedAt !== null && changedAt <= publishedAt ? 'published' : 'reviewing'
}
