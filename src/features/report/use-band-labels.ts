import type { Tenths } from '#domain/values/score.ts'
import { bandEnd, bandFloors } from '#domain/statistics/distribution.ts'
import { passPercent } from '#domain/statistics/score-summary.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportTexts } from './report.texts.ts'

/** The names of the bands of a distribution: points if the full mark is 100, otherwise percent. */
export function useBandLabels(fullMark: Tenths): readonly string[] {
  const texts = useTexts(reportTexts)
  const unit = fullMark === 1000 ? '' : '%'
  return bandFloors.map((floor, band) =>
    band === 0 ? texts.under(`${passPercent}${unit}`) : `${floor}–${bandEnd(band)}${unit}`,
  )
}
