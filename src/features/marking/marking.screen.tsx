import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paths } from '#domain/paths/paths.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Workplace } from './components/workplace.tsx'
import css from './marking.module.css'
import type { MarkingSettings } from './marking-settings.ts'
import { markingTexts } from './marking.texts.ts'
import type { MarkingOrder } from './use-marking-tools.ts'
import { useMarkingData } from './use-marking-data.ts'
import type { MarkingPorts } from './use-marking.ts'

export interface MarkingScreenProps extends MarkingPorts {
  readonly uid: number
  readonly assignmentId: number
  /** Null until an item is chosen. */
  readonly itemId: number | null
  readonly settings: MarkingSettings
  readonly onSettings: (changes: Partial<MarkingSettings>) => void
  readonly order: MarkingOrder
  /** The first submission to show; null for the first without a mark. */
  readonly beginWith: number | null
}

/** Marks one written item over all students. */
export function MarkingScreen({ assignmentId, itemId, ...props }: MarkingScreenProps) {
  const data = useMarkingData(assignmentId, itemId)
  const texts = useTexts(markingTexts)
  switch (data.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Alone back={paths.marking()} title={texts.title}>
          <FailedState why={messageOf(data.error)} onRetry={data.retry} />
        </Alone>
      )
    case 'nothingWritten':
      return (
        <Nothing
          courseId={data.info.assignmentInfo.courseId}
          title={data.info.assignmentInfo.assignmentName}
          why={texts.nothingWritten}
        />
      )
    case 'ready':
      if (data.submissions.list.length > 0)
        // Other criteria are marked by from the beginning.
        return (
          <Workplace
            key={`${data.item.itemId} ${data.submissions.item.keyRev}`}
            {...props}
            data={data}
            isMaths={isMaths(data.info.subjectId)}
          />
        )
      return (
        <Nothing
          courseId={data.info.assignmentInfo.courseId}
          title={data.info.assignmentInfo.assignmentName}
          why={texts.nobody}
        />
      )
  }
}

interface AloneProps {
  readonly back: string
  readonly title: string
  readonly children: ReactNode
}

/** The bar, and one block below it. */
function Alone({ back, title, children }: AloneProps) {
  const texts = useTexts(markingTexts)
  return (
    <div className={css['workplace']}>
      <FocusBar back={{ href: hrefOf(back) }} backLabel={texts.back} title={title} />
      <Box component="main" style={{ gridRow: '2 / -1', alignSelf: 'center' }}>
        {children}
      </Box>
    </div>
  )
}

interface NothingProps {
  readonly courseId: number
  readonly title: string
  readonly why: string
}

function Nothing({ courseId, title, why }: NothingProps) {
  const texts = useTexts(markingTexts)
  const action = (
    <LinkButton size="xs" to={paths.assignments(courseId)}>
      {texts.toAssignments}
    </LinkButton>
  )
  return (
    <Alone back={paths.assignments(courseId)} title={title}>
      <EmptyState title={texts.nothing} why={why} action={action} />
    </Alone>
  )
}

/** Strip, sheet and panel in their final size. */
function Loading() {
  const texts = useTexts(markingTexts)
  return (
    <div className={css['workplace']}>
      <FocusBar back={{ href: hrefOf(paths.marking()) }} backLabel={texts.back} title={texts.title} />
      <Box h={44} bg="var(--surface)" style={{ borderBottom: 'var(--hairline)' }} />
      <div className={css['work']}>
        <main className={css['left']}>
          <Box w="100%" maw={872} mih={0} bg="var(--surface)" style={{ gridRow: '-2 / -1' }}>
            <SkeletonRows rows={8} />
          </Box>
        </main>
        <aside className={css['right']}>
          <SkeletonRows rows={6} rowHeight="calc(88 * var(--u))" />
        </aside>
      </div>
      <Box h={38} bg="var(--spine)" style={{ borderTop: 'var(--hairline)' }} />
    </div>
  )
}
