import type { ListRefusal } from '#domain/roster/reasons.ts'
import { type WorksheetLimits, worksheetLimits } from '#domain/roster/worksheet-limits.ts'
import { type ReadingLimits, readingLimits, withReadingProcess } from '../files/reading-process.ts'

/** The rows of a text, or why it is not read. */
export type TextReading = readonly (readonly string[])[] | ListRefusal

export interface AskedTexts {
  readonly texts: readonly Uint8Array[]
  readonly limits: WorksheetLimits
}

/** Reads delimited texts in their own process; the limits apply to each separately. */
export async function readTexts(
  texts: readonly Uint8Array[],
  { limits = worksheetLimits, reading = readingLimits }: { limits?: WorksheetLimits; reading?: ReadingLimits } = {},
): Promise<readonly TextReading[]> {
  const readings = await withReadingProcess<AskedTexts, readonly TextReading[], readonly TextReading[] | ListRefusal>(
    'roster/text-process.mjs',
    reading,
    (read) => read({ texts, limits }),
  )
  return typeof readings === 'string' ? texts.map(() => readings) : readings
}
