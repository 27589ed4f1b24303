import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useOpenFeatures } from '#api/queries/use-open-features.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import type { PaperDetail } from '#parts/paper-sheet/paper-sheet.types.ts'
import { PaperFailure } from '#parts/taken-back/paper-failure.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { numberOf } from '../paper-paths.ts'
import { usePaperDetail } from '../use-paper-detail.ts'
import { changeAnswerTexts } from './change-answer.texts.ts'
import { ItemAnswer } from './item-answer.tsx'
import { OwnPapers } from './own-papers.tsx'

export interface ChangeAnswerScreenProps {
  readonly subjectId: number | null
}

/** 核对并修改答案: corrects the key of one item of the paper in the address, showing the effect on its students. */
export function ChangeAnswerScreen({ subjectId }: ChangeAnswerScreenProps) {
  const { query } = useNavigation()
  const paperId = numberOf(query['paperId'])
  if (paperId === undefined) return <OwnPapers subjectId={subjectId ?? 0} />
  return <ChangedPaper key={paperId} paperId={paperId} />
}

function ChangedPaper({ paperId }: { readonly paperId: number }) {
  const texts = useTexts(changeAnswerTexts)
  const { setQuery } = useNavigation()
  const { paper, isMissing, failure, retry } = usePaperDetail(paperId)
  const isOpen = useOpenFeatures()
  const canReadPicture = paper?.isOwn === true && isOpen('smartMark') && isOpen('answerByPicture')
  return (
    <>
      <PageHead
        title={texts.title}
        state={paper?.paperTitle ?? ''}
        actions={
          <>
            {canReadPicture && <LinkButton to={markingPaths.keyPicture(paperId)}>{texts.byPicture}</LinkButton>}
            <Button onClick={() => setQuery({ paperId: null, itemId: null })}>{texts.otherPaper}</Button>
            <LinkButton to={paths.paper(paperId)}>{texts.see}</LinkButton>
          </>
        }
      />
      {paper !== null && <PaperAnswers paper={paper} />}
      {paper === null && (
        <Surface label={texts.title} padded>
          {failure === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <PaperFailure paperId={paperId} isMissing={isMissing} why={failure} onRetry={retry} />
          )}
        </Surface>
      )}
    </>
  )
}

function PaperAnswers({ paper }: { readonly paper: PaperDetail }) {
  const texts = useTexts(changeAnswerTexts)
  const { query } = useNavigation()
  const [round, setRound] = useState(0)
  const items = paper.sections.flatMap(({ questions }) => questions.flatMap((question) => question.items))
  const item = items.find(({ itemId }) => itemId === numberOf(query['itemId'])) ?? items[0]
  if (!paper.isOwn)
    return (
      <Surface label={texts.title}>
        <EmptyState title={texts.notOwn} why={texts.notOwnWhy(paper.ownerName)} />
      </Surface>
    )
  if (item === undefined)
    return (
      <Surface label={texts.title}>
        <EmptyState
          why={texts.emptyPaper}
          action={
            <LinkButton size="xs" to={paths.editPaper(paper.paperId)}>
              {texts.edit}
            </LinkButton>
          }
        />
      </Surface>
    )
  return (
    <Stack gap={20}>
      <ItemAnswer
        key={`${item.itemId} ${round}`}
        paperId={paper.paperId}
        items={items}
        item={item}
        onFinish={() => setRound(round + 1)}
      />
    </Stack>
  )
}
