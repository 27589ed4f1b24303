import type { ReactNode } from 'react'
import type { ClassReport } from '#api/contract/areas/report.ts'
import { paths } from '#domain/paths/paths.ts'
import type { ReportCell } from '#domain/report/report-cell.ts'
import { summaryRows, type SummaryLabel } from '#domain/report/report-tables.ts'
import { type CountPart, CountSum } from '#parts/count-sum/count-sum.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { classNames } from '#ui/class-names.ts'
import { nothingYet, numberText } from '#domain/report/number-text.ts'
import css from '../report.module.css'
import { reportTexts } from '../report.texts.ts'

/** The four counts as a sum, and the statistics over marked submissions, identical to those in the workbook. */
export function Ledger({ report }: { readonly report: ClassReport }) {
  const texts = useTexts(reportTexts)
  const { counts } = report
  const isMarked = counts.markedCount > 0
  const cells = new Map<SummaryLabel, ReportCell>(summaryRows(report).map(({ label, cell }) => [label, cell]))
  const text = (label: SummaryLabel): string => {
    const cell = cells.get(label)
    return cell?.kind === 'number' ? numberText(cell.value, cell.format) : nothingYet
  }
  const passed = isMarked
    ? { unit: texts.ofMarked(counts.markedCount), caption: texts.passedPercent(text('passRate')) }
    : { caption: texts.passed }
  return (
    <Surface label={texts.counts} className={css['ledger']}>
      <div className={css['sum']}>
        <CountSum
          marked={counts.markedCount}
          unmarked={counts.unmarkedCount}
          missing={counts.unsubmittedCount}
          link={linkOf(report)}
        />
      </div>
      <div className={classNames(css['figures'], !isMarked && css['quiet'])}>
        <Figure size="medium" value={text('mean')} caption={texts.mean(text('fullMark'))} />
        <Figure value={text('median')} caption={texts.median} />
        <Figure value={text('deviation')} caption={texts.deviation} />
        <Figure value={isMarked ? `${text('highest')} / ${text('lowest')}` : nothingYet} caption={texts.extremes} />
        <Figure value={text('passed')} {...passed} />
      </div>
    </Surface>
  )
}

/** Unmarked submissions link to marking, missing ones to the list of students who have not handed in. */
function linkOf({ assignment, counts }: ClassReport) {
  const targets: Partial<Record<CountPart, string>> = {
    ...(counts.unmarkedCount > 0 && { unmarked: paths.marking(assignment.assignmentId) }),
    ...(counts.unsubmittedCount > 0 && { missing: paths.assignment(assignment.courseId, assignment.assignmentId) }),
  }
  return (part: CountPart, content: ReactNode) => {
    const path = targets[part]
    return path === undefined ? content : <a href={hrefOf(path)}>{content}</a>
  }
}
