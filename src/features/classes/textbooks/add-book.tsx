import { Flex, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { type CourseBook, textbook } from '#api/contract/groups/textbook.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type BookDays, isBackwards } from '#domain/textbooks/book-days.ts'
import { bookTypes } from '#domain/textbooks/book-types.ts'
import { isSubject } from '#domain/classes/teaching.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { BookNote } from './book-note.tsx'
import { DaysFields } from './days-fields.tsx'
import { textbooksTexts } from './textbooks.texts.ts'
import type { Textbooks } from './use-textbooks.ts'

export interface AddBookProps {
  readonly course: Course
  readonly books: readonly CourseBook[]
  readonly textbooks: Textbooks
}

const always: BookDays = { startDate: null, endDate: null }

/** Adds a book of the class's subject: choose its version, the book, and the days. */
export function AddBook({ course, books, textbooks }: AddBookProps) {
  const texts = useTexts(textbooksTexts)
  const choice = useBookChoice(course, books)
  const [days, setDays] = useState(always)
  const { chosen, error } = choice
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={choice.refetch} />
  if (choice.isNoneLeft) return <BookNote>{texts.noMore}</BookNote>
  return (
    <Form
      gap={12}
      mt={18}
      aria-label={texts.add}
      onSubmit={() => {
        if (chosen !== undefined && !isBackwards(days)) textbooks.add({ ...chosen, ...days }, () => setDays(always))
      }}
    >
      <h3>{texts.add}</h3>
      <Flex align="flex-start" wrap="wrap" gap={12}>
        <NativeSelect
          flex={1}
          miw={200}
          label={texts.version}
          data={choice.versions}
          value={String(choice.categoryId ?? '')}
          onChange={({ currentTarget }) => choice.chooseVersion(Number(currentTarget.value))}
        />
        <NativeSelect
          flex={1}
          miw={200}
          label={texts.book}
          data={choice.books}
          value={String(chosen?.bookId ?? '')}
          onChange={({ currentTarget }) => choice.chooseBook(Number(currentTarget.value))}
        />
      </Flex>
      <DaysFields days={days} onChange={setDays} />
      <Group justify="flex-end" align="stretch" wrap="nowrap" gap={8}>
        <BusyButton
          type="submit"
          variant="filled"
          leftSection={<Icon name="plus" small />}
          busy={textbooks.isBusy}
          busyLabel={texts.adding}
          disabled={chosen === undefined}
        >
          {texts.add}
        </BusyButton>
      </Group>
    </Form>
  )
}

/**
 * Versions that still have an unused book, starting with that of the class's main book; of the chosen one its books,
 * starting with the next one.
 */
function useBookChoice({ courseId, subjectId }: Course, used: readonly CourseBook[]) {
  const left = useEndpoint(textbook.standard, { courseId, bookType: bookTypes.published })
  const categories = useEndpoint(textbook.categories, {
    subjectId: isSubject(subjectId) ? subjectId : subjects.juniorEnglish,
  })
  const [version, setVersion] = useState<number | null>(null)
  const [bookId, setBookId] = useState<number | null>(null)
  const books = left.data?.list ?? []
  const versions = (categories.data?.list ?? []).filter(({ categoryId }) =>
    books.some((book) => book.categoryId === categoryId),
  )
  const wished = [version, used.find(({ isMain }) => isMain)?.categoryId]
  const categoryId =
    wished.find((one) => versions.some((category) => category.categoryId === one)) ?? versions[0]?.categoryId ?? null
  const ofVersion = books.filter((book) => book.categoryId === categoryId)
  return {
    error: left.error ?? categories.error,
    refetch: () => void Promise.all([left.refetch(), categories.refetch()]),
    isNoneLeft: left.data?.list.length === 0,
    versions: versions.map((one) => ({ value: String(one.categoryId), label: one.categoryName })),
    categoryId,
    books: ofVersion.map((book) => ({ value: String(book.bookId), label: book.bookName })),
    chosen: ofVersion.find((book) => book.bookId === bookId) ?? ofVersion[0],
    chooseVersion: setVersion,
    chooseBook: setBookId,
  }
}
