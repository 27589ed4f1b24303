import { Box, Flex, Radio } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ClassToAssign } from '../assign-paper.types.ts'
import { studentsTexts } from '../students.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'
import { StudentPicker } from './student-picker.tsx'

interface StudentFieldsProps {
  readonly assigning: AssignPaper
  readonly course: ClassToAssign
}

/** Who gets the assignment in a single class: all students, or some. */
export function StudentFields({ assigning, course }: StudentFieldsProps) {
  const { form, setForm, members, errors } = assigning
  const texts = useTexts(studentsTexts)
  const count = members.list?.length ?? course.studentCount
  return (
    <div>
      <Radio.Group
        label={texts.whom}
        value={form.whom}
        onChange={(value) => setForm({ ...form, whom: value === 'chosen' ? 'chosen' : 'class' })}
      >
        <Flex rowGap={8} columnGap={20} align="center" wrap="wrap" mih="var(--h-m)">
          <Radio value="class" label={texts.wholeClass(course.courseName, count)} />
          <Radio value="chosen" label={texts.chosen} />
        </Flex>
      </Radio.Group>
      {form.whom === 'chosen' && (
        <StudentPicker
          members={members}
          rows={Math.ceil(course.studentCount / 4)}
          uids={form.uids}
          onChange={(uids) => setForm({ ...form, uids })}
        />
      )}
      {errors.uids !== undefined && (
        <Box role="alert" mt={8}>
          <ErrorText>{errors.uids}</ErrorText>
        </Box>
      )}
    </div>
  )
}
