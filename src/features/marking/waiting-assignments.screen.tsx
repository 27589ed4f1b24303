import { Box, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { TextStorage } from '#api/ports/storage.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { endText } from '#domain/assignments/end-text.ts'
import { endOf } from '#domain/assignments/status.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { CountOf } from './components/count-of.tsx'
import { FocusPage } from './components/focus-page.tsx'
import { countKeptMarks } from './kept-marks.ts'
import { useWaitingAssignments } from './use-waiting-assignments.ts'
import css from './marking.module.css'
import { waitingAssignmentsTexts } from './waiting-assignments.texts.ts'

export interface WaitingAssignmentsScreenProps {
  readonly uid: number
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
  readonly storage: TextStorage
}

/**
 * 人工批改: each assignment of the current class with submissions waiting to be marked; `WaitingItemsScreen` has the
 * items of all classes.
 */
export function WaitingAssignmentsScreen({ courseId, ...props }: WaitingAssignmentsScreenProps) {
  const texts = useTexts(waitingAssignmentsTexts)
  if (courseId !== null) return <WaitingAssignments {...props} courseId={courseId} />
  const action = (
    <LinkButton size="xs" to={paths.classes}>
      {texts.chooseClass}
    </LinkButton>
  )
  return (
    <FocusPage back={{ href: hrefOf(publicPaths.home) }} backLabel={texts.home} title={texts.title}>
      <Surface label={texts.list}>
        <EmptyState title={texts.noClass} why={texts.noClassWhy} action={action} />
      </Surface>
    </FocusPage>
  )
}

function WaitingAssignments({ uid, courseId, storage }: WaitingAssignmentsScreenProps & { readonly courseId: number }) {
  const texts = useTexts(waitingAssignmentsTexts)
  const { rows, fetched, waiting, elsewhere, courseName } = useWaitingAssignments(courseId)
  const columns = useColumns(uid, storage)
  return (
    <FocusPage
      back={{ href: hrefOf(paths.assignments(courseId)) }}
      backLabel={texts.back}
      title={texts.title}
      state={shortClassName(courseName)}
      line={
        <>
          {rows !== undefined && rows.length > 0 && texts.state(rows.length, waiting)}
          {elsewhere > 0 && (
            // Amber and green are too similar to distinguish a link.
            <Text span c="var(--need)">
              {texts.elsewhere(elsewhere)} <ClassesLink />
            </Text>
          )}
        </>
      }
    >
      <List
        label={texts.list}
        rows={fetched}
        rowKey={({ assignmentInfo }) => String(assignmentInfo.assignmentId)}
        columns={columns}
        skeletonRows={6}
        empty={useEmptyState(courseId)}
        actions={markAction}
        total={({ length }) => texts.total(length)}
      />
    </FocusPage>
  )
}

function ClassesLink() {
  const texts = useTexts(waitingAssignmentsTexts)
  return (
    <Box component="a" td="underline" style={{ textUnderlineOffset: 3 }} href={hrefOf(paths.classes)}>
      {texts.switchClass}
    </Box>
  )
}

const markAction = ({ assignmentInfo }: AssignmentRow) => (
  <MarkLink assignmentId={assignmentInfo.assignmentId} assignmentName={assignmentInfo.assignmentName} />
)

function MarkLink({
  assignmentId,
  assignmentName,
}: Pick<AssignmentRow['assignmentInfo'], 'assignmentId' | 'assignmentName'>) {
  const texts = useTexts(waitingAssignmentsTexts)
  return (
    <a href={hrefOf(paths.marking(assignmentId))} aria-label={texts.markOne(assignmentName)}>
      {texts.mark}
    </a>
  )
}

function useEmptyState(courseId: number): EmptyStateProps {
  const texts = useTexts(waitingAssignmentsTexts)
  const action = (
    <LinkButton size="xs" to={paths.assignments(courseId)}>
      {texts.toAssignments}
    </LinkButton>
  )
  return { title: texts.empty, why: texts.emptyWhy, action }
}

function useColumns(uid: number, storage: TextStorage): readonly DataColumn<AssignmentRow>[] {
  const texts = useTexts(waitingAssignmentsTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return useMemo(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ assignmentInfo }) => assignmentInfo.assignmentName,
        cell: ({ assignmentInfo: { assignmentId, assignmentName } }) => (
          <>
            <a className={css['name']} href={hrefOf(paths.marking(assignmentId))}>
              {assignmentName}
            </a>
            <KeptNote count={countKeptMarks(storage, uid, assignmentId)} />
          </>
        ),
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        align: 'end',
        width: 100,
        descendingFirst: true,
        sortBy: ({ reportData }) => reportData.unmarkedCount,
        cell: ({ reportData }) => <CountOf count={reportData.unmarkedCount} unit={texts.submissions} needsYou />,
      },
      {
        id: 'marked',
        importance: 'detail',
        header: texts.marked,
        align: 'end',
        width: 100,
        sortBy: ({ reportData }) => reportData.markedCount,
        cell: ({ reportData }) => <CountOf count={reportData.markedCount} unit={texts.submissions} />,
      },
      {
        id: 'deadline',
        header: texts.deadline,
        width: 180,
        apart: true,
        nowrap: true,
        sortBy: ({ assignmentInfo }) => endOf(assignmentInfo),
        cell: ({ assignmentInfo }) => endText(assignmentInfo, { now, language }),
      },
    ],
    [texts, language, now, uid, storage],
  )
}

function KeptNote({ count }: { readonly count: number }) {
  const texts = useTexts(waitingAssignmentsTexts)
  return count === 0 ? null : (
    <Box component="small" display="block" c="var(--need)" fz="xs">
      {texts.kept(count)}
    </Box>
  )
}
