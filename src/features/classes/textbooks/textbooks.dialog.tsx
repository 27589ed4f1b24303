import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CourseBook } from '#api/contract/groups/textbook.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { AddBook } from './add-book.tsx'
import { BookContents } from './book-contents.tsx'
import { BookList } from './book-list.tsx'
import { textbooksTexts } from './textbooks.texts.ts'
import { useTextbooks } from './use-textbooks.ts'

export interface TextbooksDialogProps {
  readonly course: Course
  readonly onClose: () => void
}

/** The books that a class uses and when; for a single one, its contents with what is prepared for each chapter. */
export function TextbooksDialog({ course, onClose }: TextbooksDialogProps) {
  const texts = useTexts(textbooksTexts)
  const textbooks = useTextbooks(course)
  const [opened, setOpened] = useState<CourseBook | null>(null)
  if (opened !== null)
    return (
      <Dialog
        opened
        title={texts.contentsTitle(opened.bookName)}
        onClose={onClose}
        footer={
          <>
            <Button onClick={() => setOpened(null)}>{texts.back}</Button>
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        }
      >
        <BookContents course={course} bookId={opened.bookId} />
      </Dialog>
    )
  return (
    <Dialog
      opened
      title={texts.title(course.courseName)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <WhenFetched of={textbooks.books} skeletonRows={3}>
        {(books) => (
          <>
            <BookList books={books} textbooks={textbooks} onOpen={setOpened} />
            <AddBook course={course} books={books} textbooks={textbooks} />
          </>
        )}
      </WhenFetched>
    </Dialog>
  )
}
