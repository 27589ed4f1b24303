import { Stack } from '@mantine/core'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { isRefused } from '#api/client/failures.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { shortDay } from '#domain/time/dates.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ItemAnswers } from './components/item-answers.tsx'
import { ItemCard } from './components/item-card.tsx'
import { PracticeSize } from './components/practice-size.tsx'
import { SimilarQuestions } from './components/similar-questions.tsx'
import { questionDetailTexts } from './question-detail.texts.ts'
import { useBasketIds } from './use-basket-ids.ts'
import { usePractice } from './use-practice.ts'
import type { WrongNoteScreenProps } from './wrong-note.types.ts'
import type { QuestionDetail } from './wrong-note.types.ts'

export interface QuestionDetailScreenProps extends WrongNoteScreenProps {
  readonly questionId: number
}

/**
 * /course/{courseId}/wrongnote/questionDetail/{questionId}: one question, all answers of the class, and similar
 * questions.
 */
export function QuestionDetailScreen(props: QuestionDetailScreenProps) {
  const { course, questionId } = props
  const texts = useTexts(questionDetailTexts)
  const crumbs = useCrumbs(course.courseId)
  const query = useEndpoint(wrongNote.question, { courseId: course.courseId, questionId })
  if (isRefused(query.error, wrongNote.question))
    return (
      <>
        <PageHead title={texts.title} crumbs={crumbs} />
        <Surface label={texts.title}>
          <EmptyState
            title={texts.gone}
            why={texts.goneWhy}
            action={<LinkButton to={wrongNotePaths.book(course.courseId)}>{texts.toBook}</LinkButton>}
          />
        </Surface>
      </>
    )
  return (
    <WhenFetched of={fetchedOf(query)} skeletonRows={12}>
      {(detail) => <Detail {...props} detail={detail} />}
    </WhenFetched>
  )
}

function Detail({
  course,
  uid,
  renderAssign,
  detail,
}: QuestionDetailScreenProps & { readonly detail: QuestionDetail }) {
  const texts = useTexts(questionDetailTexts)
  const { language } = useLanguage()
  const crumbs = useCrumbs(course.courseId)
  const basket = useBasketIds(course.subjectId)
  const making = usePractice(uid, course)
  const { question, items } = detail
  const open = [...new Set(items.flatMap(({ students }) => students.map((student) => student.uid)))]
  const sum = (of: 'wrong' | 'answered') => items.reduce((all, item) => all + item[of], 0)
  const isUsable = items.every((item) => item.isUsable)
  const [first] = items
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={crumbs}
        state={texts.state(sum('wrong'), sum('answered'), open.length)}
        actions={
          isUsable &&
          open.length > 0 && (
            <>
              <PracticeSize questions={[question]} items={items} />
              <BusyButton
                variant="filled"
                busy={making.isMaking}
                busyLabel={texts.assign(open.length)}
                onClick={() =>
                  making.start({
                    title: texts.practice(first === undefined ? '' : shortDay(first.day, language)),
                    questions: [question],
                    uids: open,
                  })
                }
              >
                {texts.assign(open.length)}
              </BusyButton>
            </>
          )
        }
      />
      <Stack gap={16}>
        {items.map((item) => (
          <Stack key={item.itemId} gap={16}>
            <ItemCard item={item} question={question} courseId={course.courseId} />
            <ItemAnswers answers={item.answers} />
          </Stack>
        ))}
        {isUsable && <SimilarQuestions questionId={question.questionId} courseId={course.courseId} basket={basket} />}
      </Stack>
      {making.practice !== null && renderAssign(making.practice, making.close, making.finish)}
    </>
  )
}

function useCrumbs(courseId: number) {
  const texts = useTexts(questionDetailTexts)
  return [
    <a key="book" href={hrefOf(wrongNotePaths.book(courseId))}>
      {texts.book}
    </a>,
    texts.title,
  ]
}
