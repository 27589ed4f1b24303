import type { ClassReport } from '#api/contract/groups/report.ts'
import { bandFloors } from '#domain/statistics/distribution.ts'
import { passPercent } from '#domain/statistics/score-summary.ts'
import { Histogram } from '#ui/histogram/histogram.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { reportTexts } from '../report.texts.ts'
import { useBandLabels } from '../use-band-labels.ts'
import { NoChart } from './no-chart.tsx'

interface DistributionProps {
  readonly report: ClassReport
  readonly onBand: (band: number) => void
}

/** How many marked submissions fall into each band; a bar opens whose they are. */
export function Distribution({ report, onBand }: DistributionProps) {
  const texts = useTexts(reportTexts)
  const { distribution, counts, assignment } = report
  const labels = useBandLabels(assignment.score)
  const bands = bandFloors.map((floor, band) => ({
    label: labels[band] ?? '',
    count: distribution[band] ?? 0,
    low: floor < passPercent,
  }))
  if (counts.markedCount === 0)
    return (
      <Surface title={texts.distribution}>
        <NoChart>{texts.distributionNone}</NoChart>
      </Surface>
    )
  return (
    <Surface title={texts.distribution} note={texts.distributionNote(counts.markedCount)}>
      <Histogram
        label={texts.distribution}
        headings={[texts.bandHeading, texts.countHeading]}
        bands={bands}
        opens={{ label: ({ label, count }) => texts.openBand(label, count), onOpen: onBand }}
      />
    </Surface>
  )
}
