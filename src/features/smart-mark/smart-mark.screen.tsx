import { useCallback } from 'react'
import { scan } from '#api/contract/groups/scan.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { ListPages } from '#ui/list-page/list-pages.tsx'
import { useListPage } from '#ui/list-page/use-list-page.ts'
import { SmartMarkActs } from './components/smart-mark-acts.tsx'
import { smartMarkTexts } from './smart-mark.texts.ts'
import { useSmartMarkColumns } from './use-smart-mark-columns.tsx'
import type { ScannedAssignment } from './scanned-assignment.ts'

export interface SmartMarkScreenProps {
  /** The current class; null for a teacher without one. */
  readonly course: { readonly courseId: number; readonly courseName: string } | null
  readonly flags: ScanFlags
}

const pageSize = 50

/** 智能阅卷: the assignments of the class, with the state of their scans. */
export function SmartMarkScreen({ course, flags }: SmartMarkScreenProps) {
  const texts = useTexts(smartMarkTexts)
  if (course === null) return <EmptyState title={texts.noClass} titleAs="h1" />
  return <ClassAssignments course={course} flags={flags} />
}

interface ClassAssignmentsProps {
  readonly course: NonNullable<SmartMarkScreenProps['course']>
  readonly flags: ScanFlags
}

function ClassAssignments({ course, flags }: ClassAssignmentsProps) {
  const texts = useTexts(smartMarkTexts)
  const smartMarkActs = useCallback((row: ScannedAssignment) => <SmartMarkActs row={row} flags={flags} />, [flags])
  const { courseId, courseName } = course
  const { page, turnTo } = useListPage()
  const pager = { currentPage: page, pageSize }
  const list = useEndpoint(scan.assignments, { courseId, pager }, { refetchInterval: refetchEvery.jobs })
  const total = list.data?.total
  return (
    <ListPage<ScannedAssignment>
      title={texts.title}
      state={total === undefined ? '' : texts.state(shortClassName(courseName), total)}
      actions={<LinkButton to={paths.snapshots}>{texts.snapshots}</LinkButton>}
      list={{
        label: texts.list,
        rows: fetchedPart(list, (data) => data.list),
        rowKey: ({ assignmentId }) => String(assignmentId),
        columns: useSmartMarkColumns(),
        actions: smartMarkActs,
        actionsWidth: 176,
        empty: {
          title: texts.emptyTitle,
          why: texts.empty,
          action: (
            <LinkButton variant="filled" to={paths.assign}>
              {texts.toAssign}
            </LinkButton>
          ),
        },
        total: () => texts.total(total ?? 0),
        foot: <ListPages page={page} pageCount={Math.ceil((total ?? 0) / pageSize)} onPage={turnTo} />,
      }}
    />
  )
}
