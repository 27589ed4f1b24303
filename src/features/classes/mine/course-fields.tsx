import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseTypeOf, courseTypes } from '#domain/classes/course-types.ts'
import { courseTypeTexts } from '#domain/classes/course-types.texts.ts'
import type { SubjectId } from '#domain/classes/subjects.ts'
import { TeachingFields } from '#parts/teaching-fields/teaching-fields.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { withTeaching } from './course-draft.ts'
import { courseFormTexts } from './course-form.texts.ts'
import type { CourseForm } from './use-course-form.ts'

/** Name, stage, subject, book, kind, and whether joining needs the teacher's approval. */
export function CourseFields({ form }: { readonly form: CourseForm }) {
  const texts = useTexts(courseFormTexts)
  const kinds = useTexts(courseTypeTexts)
  const { draft, change } = form
  return (
    <>
      <TextInput
        label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={courseLimits.name}
        value={draft.courseName}
        onChange={({ currentTarget }) => change({ courseName: currentTarget.value })}
        error={form.isNameMissing && <ErrorText>{texts.nameMissing}</ErrorText>}
        data-autofocus
      />
      <TeachingFields
        value={draft}
        onChange={(teaching) => change(withTeaching(draft, teaching))}
        error={form.isTeachingMissing ? texts.teachingMissing : null}
      />
      {draft.subjectId !== null && <BookField form={form} subjectId={draft.subjectId} />}
      <NativeSelect
        label={texts.type}
        data={Object.values(courseTypes).map((type) => ({ value: String(type), label: kinds[type] }))}
        value={String(draft.courseType)}
        onChange={({ currentTarget }) => change({ courseType: courseTypeOf(Number(currentTarget.value)) })}
      />
      <Checkbox
        label={texts.needsApproval}
        description={texts.isApproveWhy}
        checked={draft.needsApproval}
        onChange={({ currentTarget }) => change({ needsApproval: currentTarget.checked })}
      />
    </>
  )
}

function BookField({ form, subjectId }: { readonly form: CourseForm; readonly subjectId: SubjectId }) {
  const texts = useTexts(courseFormTexts)
  const { data, error } = useEndpoint(endpoints.books, { subjectId })
  const books = (data?.list ?? []).map(({ bookId, bookName, optionName }) => ({
    value: String(bookId),
    label: bookName.startsWith(optionName) ? bookName : `${optionName} ${bookName}`,
  }))
  const { bookId } = form.draft
  return (
    <NativeSelect
      label={texts.book}
      data={[{ value: '', label: texts.noBook }, ...books]}
      value={bookId === null ? '' : String(bookId)}
      onChange={({ currentTarget }) =>
        form.change({ bookId: currentTarget.value === '' ? null : Number(currentTarget.value) })
      }
      error={error !== null && <ErrorText>{texts.booksFailed}</ErrorText>}
    />
  )
}
