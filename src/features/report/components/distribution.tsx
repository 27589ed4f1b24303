import { Text } from '@mantine/core'
import type { ClassReport } from '#api/contract/areas/report.ts'
import { bandEnd, bandFloors } from '#domain/statistics/distribution.ts'
import { passPercent } from '#domain/statistics/score-summary.ts'
import { Histogram } from '#ui/histogram/histogram.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../report.module.css'
import { reportTexts } from '../report.texts.ts'

/** How many marked submissions fall into each band: of points if the full mark is 100, otherwise of percent. */
export function Distribution({ report }: { readonly report: ClassReport }) {
  const texts = useTexts(reportTexts)
  const { distribution, counts, assignment } = report
  const unit = assignment.score === 1000 ? '' : '%'
  const bands = bandFloors.map((floor, band) => ({
    label: band === 0 ? texts.under(`${passPercent}${unit}`) : `${floor}–${bandEnd(band)}${unit}`,
    count: distribution[band] ?? 0,
    low: floor < passPercent,
  }))
  if (counts.markedCount === 0)
    return (
      <Surface title={texts.distribution}>
        <Text className={css['noChart']} c="var(--ink-3)" fz="sm">
          {texts.distributionNone}
        </Text>
      </Surface>
    )
  return (
    <Surface title={texts.distribution} note={texts.distributionNote(counts.markedCount)}>
      <Histogram label={texts.distribution} headings={[texts.bandHeading, texts.countHeading]} bands={bands} />
    </Surface>
  )
}
