import { useEffect } from 'react'
import type { ClassReport } from '#api/contract/areas/report.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import type { OpenedRow } from '../use-opened-row.ts'

const StudentDrawer = lazyPart(() => import('./student-drawer.tsx').then((module) => module.StudentDrawer))

interface ReportDetailsProps {
  readonly report: ClassReport
  readonly readAt: number
  readonly anonymous: boolean
  readonly opened: OpenedRow
  readonly openItem: (id: number) => void
  readonly openStudent: (id: number) => void
  readonly close: () => void
}

/** The details of an opened row: an item with everybody's answers, or a student's submission. */
export function ReportDetails(props: ReportDetailsProps) {
  // Preloaded, because a student is opened sooner or later.
  useEffect(() => void StudentDrawer.preload(), [])
  const { report, readAt, anonymous, opened, openItem, openStudent, close } = props
  if (opened?.kind === 'item')
    return <ItemDrawer report={report} itemId={opened.id} onItem={openItem} onStudent={openStudent} onClose={close} />
  if (opened?.kind !== 'student') return null
  return (
    <StudentDrawer
      report={report}
      readAt={readAt}
      uid={opened.id}
      anonymous={anonymous}
      onStudent={openStudent}
      onClose={close}
    />
  )
}
