import { Box, Stack } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonLine } from '#ui/page-skeleton/skeleton-line.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../report.module.css'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { reportTexts } from '../report.texts.ts'
import { NoChart } from './no-chart.tsx'

/** Row counts of a typical class and paper. */
const usual = { students: 40, items: 36 } as const

/** A placeholder of the report's final size, shown while it loads. */
export function ReportSkeleton() {
  const texts = useTexts(reportTexts)
  const tables = useTexts(reportTablesTexts)
  return (
    <div className={css['report']}>
      <Stack
        gap={8}
        justify="flex-end"
        h="calc(1.5 * var(--fs-13) + 6 * var(--u) + 1.25 * var(--fs-22) + 5 * var(--u) + 1.5 * var(--fs-13))"
        mb={20}
        aria-hidden="true"
      >
        <SkeletonLine />
        <SkeletonLine isTitle />
        <SkeletonLine />
      </Stack>
      <Surface label={texts.counts} className={classNames(css['ledger'], css['ledgerBones'])}>
        {null}
      </Surface>
      <Stack className={css['parts']} gap={16} mt={16}>
        <Surface title={texts.distribution}>
          <NoChart />
        </Surface>
        <Surface title={tables.items}>
          <Box h="max(27px, calc(30 * var(--u)))" />
          <SkeletonRows rows={usual.items} rowHeight="var(--h-row-dense)" />
        </Surface>
        <Surface title={tables.students}>
          <Box h="max(27px, calc(30 * var(--u)))" />
          <SkeletonRows rows={usual.students} rowHeight="var(--h-row-dense)" />
        </Surface>
      </Stack>
    </div>
  )
}
