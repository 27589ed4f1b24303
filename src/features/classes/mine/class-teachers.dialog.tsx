import { Box, Button } from '@mantine/core'
import { type CourseTeacher, courseTeacher } from '#api/contract/groups/course-teacher.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { PartCount } from '../part-count.tsx'
import { ColleagueSearch } from './colleague-search.tsx'
import { TeacherLine } from './teacher-line.tsx'
import { teachersTexts } from './teachers.texts.ts'
import { type ClassTeacherActs, useClassTeachers } from './use-class-teachers.ts'

export interface ClassTeachersDialogProps {
  readonly course: Course
  readonly ownUid: number
  readonly onClose: () => void
}

/** The teachers of a class; its lead teacher adds and removes colleagues and hands it over; the others may leave. */
export function ClassTeachersDialog({ course, ownUid, onClose }: ClassTeachersDialogProps) {
  const texts = useTexts(teachersTexts)
  const { courseId, courseName } = course
  const query = useEndpoint(courseTeacher.list, { courseId })
  const acts = useClassTeachers(course, onClose)
  const isLeadTeacher =
    (query.data?.list.find(({ isLeadTeacher: one }) => one)?.teacherId ?? course.leadTeacherId) === ownUid
  return (
    <Dialog
      opened
      title={texts.title(courseName)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Hint lh={1.6}>{texts.rights}</Hint>
      {isLeadTeacher && <ColleagueSearch courseId={courseId} acts={acts} />}
      <WhenFetched of={fetchedOf(query)} skeletonRows={2}>
        {({ list }) => <Teachers list={list} ownUid={ownUid} isLeadTeacher={isLeadTeacher} acts={acts} />}
      </WhenFetched>
    </Dialog>
  )
}

interface TeachersProps {
  readonly list: readonly CourseTeacher[]
  readonly ownUid: number
  readonly isLeadTeacher: boolean
  readonly acts: ClassTeacherActs
}

function Teachers({ list, ownUid, isLeadTeacher, acts }: TeachersProps) {
  const texts = useTexts(teachersTexts)
  return (
    <>
      <Box component="h3" mt={18}>
        {texts.list} <PartCount>{texts.total(list.length)}</PartCount>
      </Box>
      <ul aria-label={texts.list}>
        {list.map((teacher) => (
          <TeacherLine
            key={teacher.teacherId}
            name={<TeacherName teacher={teacher} ownUid={ownUid} />}
            mobile={teacher.mobile ?? texts.noMobile}
          >
            {teacher.teacherId === ownUid
              ? !teacher.isLeadTeacher && (
                  <Button size="xs" variant="subtle" color="red" disabled={acts.isBusy} onClick={acts.leave}>
                    {texts.leave}
                  </Button>
                )
              : isLeadTeacher && <TeacherActs teacher={teacher} acts={acts} />}
          </TeacherLine>
        ))}
      </ul>
    </>
  )
}

function TeacherName({ teacher, ownUid }: Pick<TeachersProps, 'ownUid'> & { readonly teacher: CourseTeacher }) {
  const texts = useTexts(teachersTexts)
  return (
    <>
      <b>{teacher.realname}</b>
      {teacher.isLeadTeacher && <Chip tone="green">{texts.leadTeacher}</Chip>}
      {teacher.teacherId === ownUid && <PartCount>{texts.you}</PartCount>}
      {teacher.isDisabled && <PartCount>{texts.disabled}</PartCount>}
    </>
  )
}

function TeacherActs({ teacher, acts }: Pick<TeachersProps, 'acts'> & { readonly teacher: CourseTeacher }) {
  const texts = useTexts(teachersTexts)
  return (
    <RowActions
      name={teacher.realname}
      primary={
        <RowAct named={texts.removeNamed(teacher.realname)} disabled={acts.isBusy} onClick={() => acts.remove(teacher)}>
          {texts.remove}
        </RowAct>
      }
      more={
        teacher.isDisabled
          ? []
          : [{ label: texts.handOver, icon: 'swap', disabled: acts.isBusy, onSelect: () => acts.handOver(teacher) }]
      }
    />
  )
}
