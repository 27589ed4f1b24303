import { Stack } from '@mantine/core'
import { wrongGroupings } from '#api/contract/schemas/wrong-notes.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { wrongFiltersTexts } from '#parts/wrong-filters/wrong-filters.texts.ts'
import { FilterFields } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { BookFilters } from './components/book-filters.tsx'
import { GroupQuestions } from './components/group-questions.tsx'
import { GroupsTable } from './components/groups-table.tsx'
import { StudentsTable } from './components/students-table.tsx'
import { WeeksChart } from './components/weeks-chart.tsx'
import { ViewChoice } from './components/view-choice.tsx'
import { isHigh } from './shares.ts'
import { useBasketIds } from './use-basket-ids.ts'
import { useWrongBook, type WrongBook } from './use-wrong-book.ts'
import css from './wrong-note.module.css'
import { wrongNoteTexts } from './wrong-note.texts.ts'
import type { WrongNoteScreenProps } from './wrong-note.types.ts'

export type { WrongNoteScreenProps }

const views = [...wrongGroupings, 'student'] as const

/**
 * 错题本: what a class gets wrong, grouped by what the questions have in common, and by whom; leads to a practice for
 * these students.
 */
export function WrongBookScreen(props: WrongNoteScreenProps) {
  const { course } = props
  const texts = useTexts(wrongNoteTexts)
  const { filter } = useTexts(wrongFiltersTexts)
  const book = useWrongBook(course.courseId)
  const basket = useBasketIds(course.subjectId)
  const isEmpty = book.rows.value?.length === 0
  const shelf = book.filters.bookId ?? book.book?.choices.books[0]?.bookId
  return (
    <>
      <PageHead
        title={texts.title}
        state={<StateLine book={book} courseName={course.courseName} />}
        actions={
          <>
            <ViewChoice views={views} view={book.view} onChange={book.chooseView} />
            <LinkButton to={paths.chooseQuestions}>{texts.basket(basket.count ?? 0)}</LinkButton>
            <LinkButton to={wrongNotePaths.classes}>{texts.classes}</LinkButton>
          </>
        }
      />
      <FilterFields role="group" aria-label={filter} mb={16}>
        <BookFilters book={book} />
        {shelf !== undefined && (
          <LinkButton variant="subtle" flex="none" px={4} to={wrongNotePaths.select(course.courseId, shelf)}>
            {texts.select}
          </LinkButton>
        )}
      </FilterFields>
      {book.isOfStudents && <StudentsTable book={book} />}
      {!book.isOfStudents && isEmpty && <GroupsTable book={book} />}
      {!book.isOfStudents && !isEmpty && (
        <Stack className={css['columns']} gap={20}>
          <GroupsTable book={book} />
          <Stack gap={16}>
            <GroupQuestions key={`${book.groupBy} ${book.group?.group ?? ''}`} {...props} book={book} basket={basket} />
            <WeeksChart book={book} />
          </Stack>
        </Stack>
      )}
    </>
  )
}

function StateLine({ book: { book, rows }, courseName }: { readonly book: WrongBook; readonly courseName: string }) {
  const texts = useTexts(wrongNoteTexts)
  if (book === undefined || rows.value === undefined) return null
  const name = shortClassName(courseName)
  if (book.itemCount === 0) return texts.stateNone(name)
  if (rows.value.length === 0) return texts.stateUngrouped(name, book.assignmentCount, book.itemCount)
  const high = rows.value.filter(({ latest }) => isHigh(latest)).length
  return texts.state(name, book.assignmentCount, book.itemCount, rows.value.length, high)
}
