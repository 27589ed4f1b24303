import type { Course } from '#api/contract/schemas/courses.ts'
import { shortBookName } from '#domain/classes/short-book-name.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from './shell.texts.ts'

/** "英语，人教版2024 七年级上册"; `short` for narrow places: "英语，七年级上册". */
export function useSubjectLine(): (course: Pick<Course, 'subjectId' | 'bookName'>, form?: 'full' | 'short') => string {
  const texts = useTexts(shellTexts)
  return ({ subjectId, bookName }, form = 'full') => {
    const book = bookName !== null && form === 'short' ? shortBookName(bookName) : bookName
    return texts.subjectAndBook(isMaths(subjectId) ? texts.maths : texts.english, book)
  }
}
