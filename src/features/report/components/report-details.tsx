import { useEffect } from 'react'
import type { ClassReport } from '#api/contract/areas/report.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import type { OpenedRow } from '../use-opened-row.ts'

const StudentDrawer = lazyPart(() => import('./student-drawer.tsx').then((module) => module.StudentDrawer))
const BandDrawer = lazyPart(() => import('./band-drawer.tsx').then((module) => module.BandDrawer))
const ItemsDrawer = lazyPart(() => import('./items-drawer.tsx').then((module) => module.ItemsDrawer))

interface ReportDetailsProps {
  readonly report: ClassReport
  readonly readAt: number
  readonly anonymous: boolean
  readonly opened: OpenedRow
  readonly openItem: (id: number, answer?: string) => void
  readonly openStudent: (id: number) => void
  readonly close: () => void
}

/** The details of an opened row: items with everybody's answers, a student's submission, the students of a band. */
export function ReportDetails(props: ReportDetailsProps) {
  // Preloaded, because a student is opened sooner or later.
  useEffect(() => void StudentDrawer.preload(), [])
  const { report, readAt, anonymous, opened, openItem, openStudent, close } = props
  switch (opened?.kind) {
    case undefined:
      return null
    case 'item':
      return (
        <ItemDrawer
          report={report}
          itemId={opened.id}
          answer={opened.answer ?? null}
          onItem={openItem}
          onStudent={openStudent}
          onClose={close}
        />
      )
    case 'items':
      return <ItemsDrawer report={report} {...opened} onItem={openItem} onClose={close} />
    case 'band':
      return <BandDrawer report={report} band={opened.band} onStudent={openStudent} onClose={close} />
    case 'student':
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
}
