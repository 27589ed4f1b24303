import { useEffect } from 'react'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { fetchAhead } from '#api/ports/fetch-ahead.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import type { OpenedDetails } from '../use-opened-row.ts'

const StudentDrawer = lazyPart(() => import('./student-drawer.tsx').then((module) => module.StudentDrawer))
const BandDrawer = lazyPart(() => import('./band-drawer.tsx').then((module) => module.BandDrawer))
const GroupDrawer = lazyPart(() => import('./group-drawer.tsx').then((module) => module.GroupDrawer))
const ItemsDrawer = lazyPart(() => import('./items-drawer.tsx').then((module) => module.ItemsDrawer))
const TableDrawer = lazyPart(() => import('./table-drawer.tsx').then((module) => module.TableDrawer))

interface ReportDetailsProps {
  readonly report: ClassReport
  readonly readAt: number
  readonly anonymous: boolean
  /** Each opened from the one before. */
  readonly opened: readonly OpenedDetails[]
  readonly openItem: (id: number, answer?: string) => void
  readonly openStudent: (id: number) => void
  readonly close: () => void
}

/** The details of opened rows, one drawer above the other. */
export function ReportDetails({ opened, ...of }: ReportDetailsProps) {
  // Preloaded, because a student is opened sooner or later.
  useEffect(() => fetchAhead(StudentDrawer.preload), [])
  return opened.map((details, index) => <Details key={index} details={details} {...of} />)
}

interface DetailsProps extends Omit<ReportDetailsProps, 'opened'> {
  readonly details: OpenedDetails
}

/** Items with everybody's answers, a table of them, a student's submission, or the students of a band or behind a figure. */
function Details({ details: opened, report, readAt, anonymous, openItem, openStudent, close }: DetailsProps) {
  switch (opened.kind) {
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
    case 'table':
      return <TableDrawer {...opened} readAt={readAt} onItem={openItem} onClose={close} />
    case 'band':
      return <BandDrawer report={report} band={opened.band} onStudent={openStudent} onClose={close} />
    case 'group':
      return <GroupDrawer report={report} group={opened.group} onStudent={openStudent} onClose={close} />
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
