import { Box, Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { CurrentItem } from '#parts/answering/current-item.tsx'
import { itemTexts } from '#parts/answering/item.texts.ts'
import type { PaperActs, PaperWork } from '#parts/answering/paper-work.ts'
import { ProgressStrip } from '#parts/answering/progress-strip.tsx'
import { itemsOf } from '#parts/answering/sheet-items.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { studentViewTexts } from './student-view.texts.ts'

export interface StudentViewDialogProps {
  readonly paperId: number
  readonly onClose: () => void
}

/** The paper as a student will see it on a phone, to be tried; without its keys, and without saving anything. */
export function StudentViewDialog({ paperId, onClose }: StudentViewDialogProps) {
  const texts = useTexts(studentViewTexts)
  const paper = useEndpoint(paperArea.detail, { paperId })
  return (
    <Dialog opened kind="message" onClose={onClose} title={texts.title}>
      {paper.data?.itemCount === 0 && <EmptyState title={texts.empty} why={texts.emptyWhy} />}
      {paper.data !== undefined && paper.data.itemCount > 0 && <StudentView paper={paper.data} />}
      {paper.isPending && <SkeletonRows rows={9} />}
      {paper.isError && <FailedState why={messageOf(paper.error)} onRetry={() => void paper.refetch()} />}
    </Dialog>
  )
}

function StudentView({ paper }: { readonly paper: KeyedPaper }) {
  const texts = useTexts(studentViewTexts)
  const itemWords = useTexts(itemTexts)
  const { work, acts } = useTrial(paper)
  const { index, items } = work
  return (
    <>
      <Hint mb={10}>{texts.note}</Hint>
      <Box bd="var(--hairline)" bdrs="lg" style={{ overflow: 'hidden' }} role="group" aria-label={paper.paperTitle}>
        <ProgressStrip work={work} />
        <Box p={16}>
          <CurrentItem work={work} acts={acts} />
          <Group mt={20} grow gap={10}>
            <Button size="lg" disabled={index === 0} onClick={() => acts.goTo(index - 1)}>
              {itemWords.previous}
            </Button>
            <Button
              size="lg"
              variant="filled"
              disabled={index >= items.length - 1}
              onClick={() => acts.goTo(index + 1)}
            >
              {itemWords.next}
            </Button>
          </Group>
        </Box>
      </Box>
    </>
  )
}

/** Answers that last as long as the dialog. */
function useTrial(paper: KeyedPaper): { readonly work: PaperWork; readonly acts: PaperActs } {
  const items = useMemo(() => itemsOf(paper), [paper])
  const [index, goTo] = useState(0)
  const [answers, setAnswers] = useState<PaperWork['answers']>({})
  const [flagged, setFlagged] = useState<readonly number[]>([])
  const acts = {
    goTo,
    answer: (itemId: number, value: string) => setAnswers((former) => ({ ...former, [itemId]: value })),
    flag: (itemId: number) =>
      setFlagged((former) => (former.includes(itemId) ? former.filter((one) => one !== itemId) : [...former, itemId])),
  }
  return { work: { items, index, answers, flagged }, acts }
}
