import { Button, Group } from '@mantine/core'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { PracticeSize } from './components/practice-size.tsx'
import { WrongQuestion } from './components/wrong-question.tsx'
import { selectTexts } from './select-questions.texts.ts'
import { useBasketIds } from './use-basket-ids.ts'
import type { GroupQuestions } from './use-group-questions.ts'
import { usePractice } from './use-practice.ts'
import { filtersOf } from './use-wrong-book.ts'
import css from './wrong-note.module.css'
import type { WrongNoteScreenProps } from './wrong-note.types.ts'

export interface SelectQuestionsScreenProps extends WrongNoteScreenProps {
  readonly bookId: number
}

/** question/select/{bookId}: selecting wrong questions of a book for the basket or a practice. */
export function SelectQuestionsScreen(props: SelectQuestionsScreenProps) {
  const { course, bookId } = props
  const texts = useTexts(selectTexts)
  const { query: address, setQuery } = useNavigation()
  const { chapterId } = filtersOf(address)
  const filters = { bookId, ...(chapterId !== undefined && { chapterId }) }
  const { courseId } = course
  const book = useEndpoint(wrongNote.book, { courseId, groupBy: 'knowledge', ...filters })
  const found = useEndpoint(wrongNote.questions, { courseId, groupBy: 'knowledge', group: '', ...filters })
  // What is ticked stays ticked in another chapter.
  const whole = useEndpoint(wrongNote.questions, { courseId, groupBy: 'knowledge', group: '', bookId })
  const chapters = book.data?.choices.chapters.filter((one) => one.bookId === bookId) ?? []
  const name = book.data?.choices.books.find((one) => one.bookId === bookId)?.bookName
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={[
          <a key="book" href={hrefOf(wrongNotePaths.book(courseId))}>
            {texts.book}
          </a>,
          name ?? texts.title,
        ]}
        state={found.data && texts.state(name ?? '', found.data.total)}
      />
      <Group mb={16}>
        <FilterChoice
          label={texts.chapter}
          value={String(chapterId ?? '')}
          data={[
            { value: '', label: texts.allChapters },
            ...chapters.map((one) => ({ value: String(one.chapterId), label: one.nodeName })),
          ]}
          onChange={(value) => setQuery({ chapterId: value })}
        />
      </Group>
      <Surface label={texts.title}>
        <WhenFetched of={fetchedOf(found)} skeletonRows={8} rowHeight="calc(96 * var(--u))">
          {(value) => <Choice {...props} found={value} whole={whole.data ?? value} bookName={name ?? ''} />}
        </WhenFetched>
      </Surface>
    </>
  )
}

/** The questions ticked, kept in the address, so that they are still ticked after Back and in another chapter. */
function useTicked() {
  const { query: address, setQuery } = useNavigation()
  const ids = (address['ticked'] ?? '').split(',').flatMap((text) => idIn(text) ?? [])
  const ticked = new Set(ids)
  const toggle = (questionId: number) =>
    setQuery({
      ticked: (ticked.has(questionId) ? ids.filter((one) => one !== questionId) : [...ids, questionId]).join(),
    })
  return { ticked, toggle }
}

interface ChoiceProps extends SelectQuestionsScreenProps {
  readonly found: GroupQuestions
  /** The same of all chapters. */
  readonly whole: GroupQuestions
  readonly bookName: string
}

const none: ReadonlySet<number> = new Set()

function Choice({ found, whole, course, uid, renderAssign, bookName }: ChoiceProps) {
  const texts = useTexts(selectTexts)
  const basket = useBasketIds(course.subjectId)
  const making = usePractice(uid, course)
  const { ticked, toggle } = useTicked()
  const { items, questions } = found
  if (items.length === 0) return <EmptyState title={texts.none} why={texts.noneWhy} />
  // The most frequent only are listed: a chapter may show some that the book does not.
  const elsewhere = whole.questions.filter((one) => !questions.some(({ questionId }) => questionId === one.questionId))
  const chosen = [...questions, ...elsewhere].filter(({ questionId }) => ticked.has(questionId))
  const ofChosen = [...items, ...whole.items].filter(({ questionId }) => ticked.has(questionId))
  const uids = [...new Set(ofChosen.flatMap(({ students }) => students.map(({ uid: student }) => student)))]
  return (
    <>
      <Group px={20} py={12} gap={10}>
        <span>{texts.chosen(chosen.length)}</span>
        <Button
          size="xs"
          disabled={chosen.length === 0 || basket.isBusy}
          onClick={() => basket.add(chosen.map(({ questionId }) => questionId).filter((id) => !basket.has(id)))}
        >
          {texts.toBasket}
        </Button>
        <BusyButton
          size="xs"
          variant="filled"
          disabled={chosen.length === 0 || uids.length === 0}
          busy={making.isMaking}
          busyLabel={texts.assign(uids.length)}
          onClick={() => making.start({ title: texts.practice(bookName), questions: chosen, uids })}
        >
          {texts.assign(uids.length)}
        </BusyButton>
        <PracticeSize questions={chosen} items={ofChosen} />
      </Group>
      {items.map((item) => (
        <div key={item.itemId} className={css['choice']}>
          <CheckBox
            aria-label={texts.tick(item.assignmentName, item.no)}
            checked={ticked.has(item.questionId)}
            disabled={!item.isUsable}
            onChange={() => toggle(item.questionId)}
          />
          <WrongQuestion
            item={item}
            question={questions.find(({ questionId }) => questionId === item.questionId)}
            courseId={course.courseId}
            twice={none}
            basket={basket}
          />
        </div>
      ))}
      {making.practice !== null && renderAssign(making.practice, making.close, making.finish)}
    </>
  )
}
