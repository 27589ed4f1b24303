import { Box } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonLine } from '#ui/page-skeleton/skeleton-line.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../report.module.css'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { reportTexts } from '../report.texts.ts'

/** Row counts of a typical class and paper. */
const usual = { students: 40, items: 36 } as const

/** A placeholder of the report's final size, shown while it loads. */
export function ReportSkeleton() {
  const texts = useTexts(reportTexts)
  const tables = useTexts(reportTablesTexts)
  return (
    <div className={css['report']}>
      <div className={css['headBones']} aria-hidden="true">
        <SkeletonLine />
        <SkeletonLine isTitle />
        <SkeletonLine />
      </div>
      <Surface label={texts.counts} className={classNames(css['ledger'], css['ledgerBones'])}>
        {null}
      </Surface>
      <div className={css['parts']}>
        <Surface title={texts.distribution} className={css['distribution']}>
          <div className={css['noChart']} />
        </Surface>
        <Surface title={tables.items} className={css['items']}>
          <Box h="max(27px, calc(30 * var(--u)))" />
          <SkeletonRows rows={usual.items} rowHeight="var(--h-row-dense)" />
        </Surface>
        <Surface title={tables.students} className={css['students']}>
          <Box h="max(27px, calc(30 * var(--u)))" />
          <SkeletonRows rows={usual.students} rowHeight="var(--h-row-dense)" />
        </Surface>
      </div>
    </div>
  )
}
