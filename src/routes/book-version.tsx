import { useState } from 'react'
import { versionOfBook } from '#domain/classes/book-versions.ts'
import { isBookVersionMissing } from '#domain/classes/missing-book-version.ts'
import { isStage, isSubject } from '#domain/classes/teaching.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

const BookVersionDialog = lazyPart(() =>
  import('#features/classes/book-version/book-version.dialog.tsx').then((module) => module.BookVersionDialog),
)

/** Asks for the book version if it is missing. Loaded only then, and kept mounted: it remembers the answer. */
export function BookVersion() {
  const teacher = useTeacher()
  const { course } = useCurrentClass()
  const { stageId = null, subjectId = null } = course ?? {}
  const facts = { hasCourse: course !== null, subjectId, bookVersion: teacher.bookVersion }
  const isMissing = isBookVersionMissing(facts)
  const [wasMissing, setWasMissing] = useState(isMissing)
  if (isMissing && !wasMissing) setWasMissing(true)
  if (!wasMissing) return null
  const form = {
    stageId: isStage(stageId) ? stageId : null,
    subjectId: isSubject(subjectId) ? subjectId : null,
    // The teacher has chosen a book for the class already.
    bookVersion: isSubject(subjectId) ? versionOfBook(subjectId, course?.bookName ?? '') : null,
  }
  return <BookVersionDialog facts={facts} form={form} />
}
