import { Box, Button, Flex } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { projectorTexts } from './projector.texts.ts'
import { ProjectedItem } from './projected-item.tsx'
import { projectedItems } from './projected-items.ts'
import { useProjector } from './use-projector.ts'

export interface ProjectorScreenProps {
  readonly courseId: number
  readonly assignmentId: number
}

/** The questions of an assignment one at a time, large enough for the back row; answers are shown on demand. */
export function ProjectorScreen({ courseId, assignmentId }: ProjectorScreenProps) {
  const texts = useTexts(projectorTexts)
  const info = useEndpoint(assigning.info, { assignmentId })
  const paperId = info.data?.assignmentInfo.paperId
  const paper = useEndpoint(paperArea.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== undefined })
  const error = info.error ?? paper.error
  const retry = () => void (info.error === null ? paper.refetch() : info.refetch())
  return (
    <Flex direction="column" h="100vh" bg="var(--surface)">
      <FocusBar
        back={{ href: hrefOf(paths.assignments(courseId)) }}
        backLabel={texts.back}
        title={info.data?.assignmentInfo.assignmentName ?? texts.title}
        state={texts.keys}
      >
        <Button size="xs" leftSection={<Icon name="zoom" small />} onClick={takeWholeScreen}>
          {texts.wholeScreen}
        </Button>
      </FocusBar>
      {paper.data !== undefined && <Questions paper={paper.data} />}
      {paper.data === undefined && error === null && <SkeletonRows rows={8} />}
      {paper.data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={retry} />}
    </Flex>
  )
}

/** If the browser refuses, the page stays as it is. */
const takeWholeScreen = (): void => void document.documentElement.requestFullscreen().catch(() => {})

function Questions({ paper }: { readonly paper: KeyedPaper }) {
  const texts = useTexts(projectorTexts)
  const items = projectedItems(paper)
  const { index, isAnswerShown, go, toggleAnswer } = useProjector(items.length)
  const shown = items[index]
  if (shown === undefined) return <EmptyState title={texts.title} why={texts.empty} />
  return (
    <>
      <Box component="main" flex={1} px={64} py={32} style={{ overflowY: 'auto' }}>
        <ProjectedItem key={shown.item.itemId} shown={shown} isAnswerShown={isAnswerShown} />
      </Box>
      <Flex
        component="footer"
        gap={20}
        px={36}
        py={14}
        align="center"
        justify="center"
        style={{ borderTop: 'var(--hairline)' }}
      >
        <Button size="lg" disabled={index === 0} onClick={() => go(index - 1)}>
          {texts.previous}
        </Button>
        <span role="status">{texts.position(index + 1, items.length)}</span>
        <Button size="lg" onClick={toggleAnswer} aria-pressed={isAnswerShown}>
          {isAnswerShown ? texts.hideAnswer : texts.showAnswer}
        </Button>
        <Button size="lg" variant="filled" disabled={index === items.length - 1} onClick={() => go(index + 1)}>
          {texts.next}
        </Button>
      </Flex>
    </>
  )
}
