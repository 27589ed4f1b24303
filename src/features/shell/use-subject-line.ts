import type { Course } from '#api/contract/schemas/courses.ts'
import { isMaths } from '#domain/subjects.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from './shell.texts.ts'

/** "英语，七年级上册". */
export function useSubjectLine(): (course: Pick<Course, 'subjectId' | 'bookName'>) => string {
  const texts = useTexts(shellTexts)
  return ({ subjectId, bookName }) => texts.subjectAndBook(isMaths(subjectId) ? texts.maths : texts.english, bookName)
}
