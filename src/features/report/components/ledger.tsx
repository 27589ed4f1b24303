import { Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { paths } from '#domain/paths/paths.ts'
import type { ReportCell } from '#domain/report/report-cell.ts'
import { summaryRows, type SummaryLabel } from '#domain/report/report-tables.ts'
import { summaryTexts } from '#domain/report/summary.texts.ts'
import { type CountPart, CountSum } from '#parts/count-sum/count-sum.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { nothingYet, numberText } from '#domain/report/number-text.ts'
import css from '../report.module.css'
import { reportTexts } from '../report.texts.ts'
import { groupNames, type StudentGroup, studentsOf } from '../student-groups.ts'

interface LedgerProps {
  readonly report: ClassReport
  readonly onGroup: (group: StudentGroup) => void
}

/** The four counts as a sum, and the statistics over marked submissions, identical to those in the workbook. */
export function Ledger({ report, onGroup }: LedgerProps) {
  const texts = useTexts(reportTexts)
  const { language } = useLanguage()
  const { counts } = report
  const isMarked = counts.markedCount > 0
  const text = figuresOf(report)
  const passed = isMarked
    ? { unit: texts.ofMarked(counts.markedCount), caption: texts.passedPercent(text('passRate')) }
    : { caption: texts.passed }
  const door = (group: StudentGroup, content: ReactNode) => {
    const count = studentsOf(report, group).length
    if (count === 0) return content
    return (
      <button
        type="button"
        className={css['door']}
        style={{ textAlign: 'inherit' }}
        title={texts.openGroup(texts[groupNames[group]], count)}
        onClick={() => onGroup(group)}
      >
        {content}
      </button>
    )
  }
  return (
    <Surface label={texts.counts} className={css['ledger']}>
      <Stack className={css['sum']} gap={0} justify="center" pt={16} pb={14}>
        <CountSum
          marked={counts.markedCount}
          unmarked={counts.unmarkedCount}
          missing={counts.unsubmittedCount}
          link={(part, content) => (part === 'marked' ? door('marked', content) : linked(report, part, content))}
        />
      </Stack>
      <Flex
        className={css['figures']}
        justify="space-between"
        align="end"
        gap={12}
        pt={16}
        pb={14}
        px={20}
        style={{ whiteSpace: 'nowrap' }}
        {...(!isMarked && { c: 'var(--ink-3)' })}
      >
        {door('marked', <Figure size="medium" value={text('mean')} caption={texts.mean(text('fullMark'))} />)}
        {door('marked', <Figure value={text('median')} caption={summaryTexts[language].median} />)}
        {door('marked', <Figure value={text('deviation')} caption={texts.deviation} />)}
        {door(
          'extremes',
          <Figure value={isMarked ? `${text('highest')} / ${text('lowest')}` : nothingYet} caption={texts.extremes} />,
        )}
        {door('passed', <Figure value={text('passed')} {...passed} />)}
      </Flex>
    </Surface>
  )
}

/** The text of each figure. */
function figuresOf(report: ClassReport) {
  const cells = new Map<SummaryLabel, ReportCell>(summaryRows(report).map(({ label, cell }) => [label, cell]))
  return (label: SummaryLabel): string => {
    const cell = cells.get(label)
    return cell?.kind === 'number' ? numberText(cell.value, cell.format) : nothingYet
  }
}

/** Unmarked submissions link to marking, missing ones to the list of students who have not handed in. */
function linked({ assignment, counts }: ClassReport, part: CountPart, content: ReactNode) {
  const targets: Partial<Record<CountPart, string>> = {
    ...(counts.unmarkedCount > 0 && { unmarked: paths.marking(assignment.assignmentId) }),
    ...(counts.unsubmittedCount > 0 && { missing: paths.assignment(assignment.courseId, assignment.assignmentId) }),
  }
  const path = targets[part]
  return path === undefined ? content : <a href={hrefOf(path)}>{content}</a>
}
