import { Group, Stack } from '@mantine/core'
import { correction } from '#api/contract/groups/correction.ts'
import { CallError, type CallFailure, messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { itemsOf } from '#parts/answering/sheet-items.ts'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Page } from '../page/page.tsx'
import { studentPaths } from '../student-address.ts'
import { CorrectionCard } from './correction-card.tsx'
import { correctionsTexts } from './corrections.texts.ts'

/** The items of one assignment that lost marks, to be answered again. */
export function CorrectionScreen({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(correctionsTexts)
  const { data, error, refetch } = useEndpoint(correction.open, { assignmentId })
  const lost = new Map(data?.list.map((one) => [one.itemId, one]))
  const placed = data === undefined ? [] : itemsOf(data.paper).filter(({ item }) => lost.has(item.itemId))
  return (
    <Page head={<AssignmentHead title={data?.assignmentName ?? texts.title} note={texts.about} />}>
      {data === undefined && error !== null && <NotOpened error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageSkeleton rows={6} />}
      {data?.list.length === 0 && <EmptyState title={texts.none} why={texts.noneWhy} />}
      <Stack component="ol" gap={12}>
        {placed.map((one) => {
          const corrected = lost.get(one.item.itemId)
          return (
            corrected !== undefined && (
              <li key={one.item.itemId}>
                <CorrectionCard assignmentId={assignmentId} placed={one} corrected={corrected} />
              </li>
            )
          )
        })}
      </Stack>
      {data !== undefined && (
        <Group justify="center" py={18}>
          <LinkButton to={studentPaths.result(assignmentId)}>{texts.seeResult}</LinkButton>
        </Group>
      )}
    </Page>
  )
}

interface NotOpenedProps {
  readonly error: CallFailure<typeof correction.open>
  readonly onRetry: () => void
}

/** Before the scores are out nothing has failed: corrections begin later. */
function NotOpened({ error, onRetry }: NotOpenedProps) {
  const texts = useTexts(correctionsTexts)
  const isLater =
    error instanceof CallError && (error.failure.id === 'notSubmitted' || error.failure.id === 'scoresNotPublished')
  if (!isLater) return <FailedState why={messageOf(error)} onRetry={onRetry} />
  const toList = (
    <LinkButton size="lg" to={studentPaths.list}>
      {texts.toList}
    </LinkButton>
  )
  return <EmptyState title={texts.notYet} why={texts.notYetWhy} action={toList} />
}
