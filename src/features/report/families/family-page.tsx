import { Stack, Switch } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { type ClassReport, report as reportArea } from '#api/contract/groups/report.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths, withNamesAs } from '#domain/paths/report-paths.ts'
import { familyTexts } from '#domain/report/families.texts.ts'
import type { Behind } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ReportDetails } from '../components/report-details.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { reportTexts } from '../report.texts.ts'
import { NamesProvider, namesOf, shownReport } from '../student-names.ts'
import { TableSheet } from '../tables/table-sheet.tsx'
import { useExport } from '../use-export.ts'
import { useOpenedRow } from '../use-opened-row.ts'
import { FileActs } from '../components/file-acts.tsx'
import css from '../report.module.css'
import { FamilyLinks } from './family-links.tsx'
import { familyScreenTexts } from './family.texts.ts'

interface FamilyPageProps {
  readonly asked: InputOf<typeof reportArea.family>
  readonly report: ClassReport
  readonly answer: OutputOf<typeof reportArea.family>
  readonly readAt: number
}

/** Tables with letters of options. */
const lettered: ReadonlySet<string> = new Set(['options', 'combinations', 'wrongAnswers'])

/** The tables of a family one below the other, with the details behind their rows. */
export function FamilyPage({ asked, report: found, answer, readAt }: FamilyPageProps) {
  const report = useMemo(() => shownReport(found, asked.anonymous), [found, asked])
  const { push } = useNavigation()
  const texts = useTexts(reportTablesTexts)
  const row = useOpenedRow(null)
  const { open, openItem } = row
  const { tables } = answer
  const { courseId } = answer.assignment
  const { titles } = reportTableTexts[useLanguage().language]
  const openBehind = useCallback(
    (behind: Behind) => {
      if (behind.kind === 'assignment') push(withNamesAs(asked.anonymous, paths.report(courseId, behind.id)))
      else if (behind.kind === 'answer') openItem(behind.id, behind.value)
      else if (behind.kind === 'table') {
        const table = tables.find(({ id }) => id === behind.id)
        if (table !== undefined) open({ kind: 'table', title: titles.reliability, table })
      } else open(behind)
    },
    [push, courseId, asked, open, openItem, tables, titles],
  )
  const { students } = report
  const nameOf = useMemo(() => namesOf(students, asked.anonymous ? texts.alias : null), [students, asked, texts])
  return (
    <NamesProvider value={nameOf}>
      <div className={css['report']}>
        <FamilyHead asked={asked} report={report} isEmpty={tables.length === 0} />
        <FamilyLinks current={asked.family} assignment={answer.assignment} families={report.families} />
        {tables.length === 0 ? (
          <NothingThere asked={asked} report={report} answer={answer} />
        ) : (
          <Stack gap={16}>
            {report.hasVersionB && tables.some(({ id }) => lettered.has(id)) && <Hint>{texts.lettersOfA}</Hint>}
            {tables.map((table) => (
              <TableSheet key={table.id} table={table} readAt={readAt} onOpen={openBehind} />
            ))}
          </Stack>
        )}
      </div>
      <ReportDetails report={report} readAt={readAt} anonymous={asked.anonymous} {...row} />
    </NamesProvider>
  )
}

interface FamilyHeadProps extends Pick<FamilyPageProps, 'asked' | 'report'> {
  /** Whether there is nothing to print or export. */
  readonly isEmpty: boolean
}

function FamilyHead({ asked, report, isEmpty }: FamilyHeadProps) {
  const texts = useTexts(familyScreenTexts)
  const acts = useTexts(reportTexts)
  const names = familyTexts[useLanguage().language]
  const { setQuery } = useNavigation()
  const workbook = useExport(reportArea.exportFamily, asked)
  const { assignment, courseName, counts } = report
  return (
    <PageHead
      title={names[asked.family]}
      state={texts.state(shortClassName(courseName), counts.markedCount)}
      crumbs={[
        <a key="assignments" href={hrefOf(paths.assignments(assignment.courseId))}>
          {acts.crumb}
        </a>,
        <a key="report" href={hrefOf(paths.report(assignment.courseId, assignment.assignmentId))}>
          {assignment.assignmentName}
        </a>,
      ]}
      actions={
        <>
          <Switch
            className="print-hidden"
            labelPosition="left"
            label={texts.anonymous}
            checked={asked.anonymous}
            onChange={(event) => setQuery({ anonymous: event.currentTarget.checked ? '1' : null })}
          />
          {!isEmpty && <FileActs workbook={workbook} />}
        </>
      }
    />
  )
}

/** Shown if the paper has nothing for this family, or nothing is marked yet; links to the report that fits. */
function NothingThere({ asked, report, answer }: Omit<FamilyPageProps, 'readAt'>) {
  const texts = useTexts(familyScreenTexts)
  const names = familyTexts[useLanguage().language]
  const { assignment, usual } = answer
  const isOther = !report.families.includes(asked.family)
  return (
    <Surface label={names[asked.family]}>
      <EmptyState
        title={texts.noneTitle(names[asked.family])}
        why={isOther ? texts.noneWhy : texts.noRows}
        action={
          isOther ? (
            <LinkButton
              to={withNamesAs(asked.anonymous, reportPaths.family(usual, assignment.courseId, assignment.assignmentId))}
            >
              {texts.openUsual(names[usual])}
            </LinkButton>
          ) : undefined
        }
      />
    </Surface>
  )
}
