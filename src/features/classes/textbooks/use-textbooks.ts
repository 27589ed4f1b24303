import { CallError, messageOf } from '#api/client/failures.ts'
import { studentRecord } from '#api/contract/groups/student-record.ts'
import { type CourseBook, textbook } from '#api/contract/groups/textbook.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { BookDays } from '#domain/textbooks/book-days.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { textbooksTexts } from './textbooks.texts.ts'

const lists = { invalidates: [textbook.ofCourse, textbook.standard, textbook.contents, studentRecord.products] }

/** What a new book is called, and when it is used. */
export interface AddedBook extends BookDays {
  readonly bookId: number
  readonly bookName: string
}

/** A class's books, and its teachers' actions on them. */
export function useTextbooks({ courseId, courseName }: Course) {
  const texts = useTexts(textbooksTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const query = useEndpoint(textbook.ofCourse, { courseId })
  const adding = useCommand(textbook.add, lists)
  const changing = useCommand(textbook.update, lists)
  const removing = useCommand(textbook.remove, lists)
  const fail = (reason: unknown) => {
    // Somebody else has changed it: the next attempt starts from the current state.
    if (reason instanceof CallError) void query.refetch()
    return alert({ tone: 'error', title: texts.failedTitle, body: messageOf(reason) })
  }
  const add = ({ bookName, bookId, startDate, endDate }: AddedBook, onAdded: () => void = () => {}) =>
    adding.mutateAsync({ courseId, addedBooks: [{ bookId, startDate, endDate }] }).then(() => {
      toast.success(texts.added(bookName))
      onAdded()
    }, fail)
  const change = ({ bookId, bookName, rev }: CourseBook, daysOfUse: BookDays, onChanged: () => void) =>
    changing.mutateAsync({ courseId, bookId, rev, daysOfUse }).then(() => {
      toast.success(texts.changed(bookName))
      onChanged()
    }, fail)
  const remove = async (book: CourseBook) => {
    const body = texts.confirmRemove(book.bookName, courseName)
    const question = { body, details: [texts.removeKept], confirmLabel: texts.remove, destroy: true }
    if (!(await confirm(question))) return
    const undo = () => void add(book)
    await removing
      .mutateAsync({ courseId, bookIds: [book.bookId] })
      .then(() => toast.undo(texts.removed(book.bookName), undo), fail)
  }
  return {
    books: fetchedPart(query, ({ list }) => list),
    isBusy: [adding, changing, removing].some(({ isPending }) => isPending),
    add: (book: AddedBook, onAdded: () => void) => void add(book, onAdded),
    change: (book: CourseBook, days: BookDays, onChanged: () => void) => void change(book, days, onChanged),
    remove: (book: CourseBook) => void remove(book),
  }
}

export type Textbooks = ReturnType<typeof useTextbooks>
