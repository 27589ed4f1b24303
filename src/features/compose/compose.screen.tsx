import { Box } from '@mantine/core'
import { useState } from 'react'
import { isMaths } from '#domain/classes/subjects.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { basketTexts } from './basket.texts.ts'
import css from './compose.module.css'
import { backPath } from './compose-paths.ts'
import { composeTexts } from './compose.texts.ts'
import { BasketPane } from './components/basket-pane.tsx'
import { BookChoice } from './components/book-choice.tsx'
import { FoundQuestions } from './components/found-questions.tsx'
import { ScopePane } from './components/scope-pane.tsx'
import { type Looking, QuestionDrawer } from './question.drawer.tsx'
import { type Basket, type BasketPorts, useBasket } from './use-basket.ts'
import { type FindingIn, useCompose } from './use-compose.ts'

export interface ComposeScreenProps extends BasketPorts, Omit<FindingIn, 'subjectId'> {
  readonly uid: number
  /** Null if the teacher has none yet. */
  readonly subjectId: number | null
}

/** Finding questions: the scope at the left, the results in the middle, the chosen ones at the right. */
export function ComposeScreen({ subjectId, ...props }: ComposeScreenProps) {
  const texts = useTexts(composeTexts)
  if (subjectId !== null) return <Finding {...props} subjectId={subjectId} />
  return (
    <div className={css['workplace']}>
      <FocusBar back={{ href: hrefOf(paths.myPapers) }} backLabel={texts.back} title={texts.select} />
      <Box component="main" style={{ alignSelf: 'center' }}>
        <EmptyState
          title={texts.noSubject}
          why={texts.noSubjectWhy}
          action={
            <LinkButton size="xs" to={paths.profile}>
              {texts.noSubject}
            </LinkButton>
          }
        />
      </Box>
    </div>
  )
}

function Finding({ uid, storage, network, ...finding }: ComposeScreenProps & FindingIn) {
  const texts = useTexts(composeTexts)
  const compose = useCompose(finding)
  const { paperId } = compose.filters
  const basket = useBasket({ uid, storage, network, paperId, subjectId: finding.subjectId, courseId: finding.courseId })
  const targetPaper = basket.target.value ?? null
  const [looking, setLooking] = useState<Looking | null>(null)
  return (
    <div className={css['workplace']}>
      <FocusBar
        back={{ href: hrefOf(backPath(paperId)) }}
        backLabel={paperId === null ? texts.back : texts.backToPaper}
        title={targetPaper === null ? texts.select : texts.selectFor(targetPaper.paperTitle)}
        state={<BasketState basket={basket} />}
      >
        {isMaths(finding.subjectId) && <BookChoice compose={compose} />}
      </FocusBar>
      <Box className={css['columns']} bg="var(--surface)">
        <ScopePane compose={compose} subjectId={finding.subjectId} />
        <FoundQuestions {...finding} compose={compose} basket={basket} onLook={setLooking} />
        <BasketPane {...finding} compose={compose} basket={basket} onLook={setLooking} />
      </Box>
      {looking !== null && (
        <QuestionDrawer
          key={looking.questionId}
          looking={looking}
          basket={basket}
          courseId={finding.courseId}
          onLook={setLooking}
          onClose={() => setLooking(null)}
        />
      )}
    </div>
  )
}

/** Whether the basket is saved; nothing until it is known what it holds. */
function BasketState({ basket }: { readonly basket: Basket }) {
  const texts = useTexts(basketTexts)
  if (basket.isOffline && !basket.isKept) return <SavedMark state="failed" text={texts.notKept(basket.unsent)} />
  if (basket.isOffline) return <SavedMark state="local" text={texts.waiting(basket.unsent)} />
  if (basket.unsent > 0) return <SavedMark state="saving" text={texts.sending} />
  if (basket.fetched.value === undefined) return null
  return <SavedMark state="saved" text={texts.savedState} />
}
