import { Button } from '@mantine/core'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { ScoreChanges } from '#parts/score-changes/score-changes.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeAnswerTexts } from './change-answer.texts.ts'

export interface FormerScoresDialogProps {
  readonly paperId: number
  readonly keyChangeId: number
  /** Names the change. */
  readonly title: string
  readonly onClose: () => void
}

/** The students whose total a past correction changed, with those that were made together with it. */
export function FormerScoresDialog({ paperId, keyChangeId, title, onClose }: FormerScoresDialogProps) {
  const texts = useTexts(changeAnswerTexts)
  const query = useEndpoint(keyChange.scores, { paperId, keyChangeId })
  return (
    <Dialog opened title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <WhenFetched of={fetchedPart(query, ({ changes }) => changes)} skeletonRows={4}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState title={texts.scoresNone} why={texts.scoresNoneWhy} />
          ) : (
            <>
              <Hint mb={12}>{texts.scoresSome(changes.length)}</Hint>
              <ScoreChanges changes={changes} />
            </>
          )
        }
      </WhenFetched>
    </Dialog>
  )
}
