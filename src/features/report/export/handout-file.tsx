import { useMemo } from 'react'
import { type ClassReport, report as reportArea, type StudentReport } from '#api/contract/groups/report.ts'
import { pointsText } from '#domain/values/score.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { namesOf, shownReport } from '../student-names.ts'
import { useExport } from '../use-export.ts'
import { exportTexts } from './export.texts.ts'

interface HandoutFileProps {
  readonly report: ClassReport
  readonly anonymous: boolean
}

/** Reports to hand out: the whole class in one file, or one student's. */
export function HandoutFile({ report: found, anonymous }: HandoutFileProps) {
  const report = useMemo(() => shownReport(found, anonymous), [found, anonymous])
  const texts = useTexts(exportTexts)
  const { assignmentId } = report.assignment
  const all = useExport(reportArea.handouts, { assignmentId, anonymous })
  const handedIn = report.students.filter(({ state }) => state !== 'unsubmitted')
  const columns = useHandoutColumns(report, anonymous)
  return (
    <Surface
      title={texts.students}
      note={texts.handedIn(handedIn.length, report.students.length)}
      more={
        handedIn.length > 0 && (
          <BusyButton
            variant="filled"
            leftSection={<Icon name="download" />}
            busy={all.isBusy}
            busyLabel={texts.downloading}
            onClick={all.run}
          >
            {texts.downloadAll(handedIn.length)}
          </BusyButton>
        )
      }
    >
      <DataTable
        label={texts.students}
        columns={columns}
        rows={handedIn}
        rowKey={({ uid }) => String(uid)}
        empty={<EmptyState title={texts.noneTitle} why={texts.noneWhy} />}
      />
    </Surface>
  )
}

/** Student, score and file. */
function useHandoutColumns(report: ClassReport, anonymous: boolean): readonly DataColumn<StudentReport>[] {
  const texts = useTexts(exportTexts)
  const words = useTexts(reportTablesTexts)
  const { assignmentId } = report.assignment
  return useMemo(() => {
    const nameOf = namesOf(report.students, anonymous ? words.alias : null)
    return [
      { id: 'name', importance: 'name', header: texts.name, cell: ({ uid }) => nameOf(uid) },
      {
        id: 'score',
        header: texts.score,
        width: 100,
        align: 'end',
        cell: ({ state, total }) => (total === null ? words[state] : pointsText(total)),
      },
      {
        id: 'file',
        header: texts.download,
        width: 176,
        cell: ({ uid }) => (
          <OneHandout assignmentId={assignmentId} uid={uid} name={nameOf(uid)} anonymous={anonymous} />
        ),
      },
    ]
  }, [report, anonymous, words, texts, assignmentId])
}

interface OneHandoutProps {
  readonly assignmentId: number
  readonly uid: number
  /** The student's name. */
  readonly name: string
  readonly anonymous: boolean
}

function OneHandout({ assignmentId, uid, name, anonymous }: OneHandoutProps) {
  const texts = useTexts(exportTexts)
  const file = useExport(reportArea.handouts, { assignmentId, anonymous, uids: [uid] })
  return (
    <BusyButton
      size="xs"
      variant="subtle"
      ml={-8}
      aria-label={texts.downloadOf(name)}
      busy={file.isBusy}
      busyLabel={texts.downloading}
      onClick={file.run}
    >
      {texts.download}
    </BusyButton>
  )
}
