import { Box, Checkbox, Stack } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { forClasses } from '../assign-form.ts'
import { studentsOf } from '../assign-paper.types.ts'
import { classesTexts } from '../classes.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'
import { AssignedBefore } from './assigned-before.tsx'

interface ClassFieldsProps {
  readonly assigning: AssignPaper
  readonly paperId: number
}

/** The classes that get the assignment, each with whether it has had the paper before. */
export function ClassFields({ assigning, paperId }: ClassFieldsProps) {
  const { form, setForm, courses, chosen, errors, refusedClass, now } = assigning
  const texts = useTexts(classesTexts)
  const isWrong = errors.courseIds !== undefined
  const isRefused = (courseId: number) => isWrong && (refusedClass === undefined || refusedClass.courseId === courseId)
  const choose = (ids: readonly string[]) => {
    const courseIds = courses.map(({ courseId }) => courseId).filter((courseId) => ids.includes(String(courseId)))
    setForm(forClasses(form, courseIds))
  }
  return (
    <div>
      <Checkbox.Group label={texts.classes} value={form.courseIds.map(String)} onChange={choose}>
        <Stack
          component="ul"
          gap={8}
          mah={204}
          px={12}
          py={10}
          bd="var(--hairline)"
          bdrs="sm"
          style={{ overflowY: 'auto' }}
        >
          {courses.map(({ courseId, courseName, studentCount }) => (
            <li key={courseId}>
              <Checkbox
                value={String(courseId)}
                label={texts.oneClass(courseName, studentCount)}
                error={isRefused(courseId)}
                aria-invalid={isRefused(courseId)}
              />
              {form.courseIds.includes(courseId) && (
                <AssignedBefore mt={2} ml={22} courseId={courseId} paperId={paperId} now={now()} />
              )}
            </li>
          ))}
        </Stack>
      </Checkbox.Group>
      <Hint role="status" mt={4}>
        {(chosen.length > 1 ? texts.wholeClasses : texts.count)(chosen.length, studentsOf(chosen))}
      </Hint>
      {isWrong && (
        <Box role="alert" mt={8}>
          <ErrorText>{errors.courseIds}</ErrorText>
        </Box>
      )}
    </div>
  )
}
