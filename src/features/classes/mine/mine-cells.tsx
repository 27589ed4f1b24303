import { ActionIcon, Box, Flex, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { courseTypeOf } from '#domain/classes/course-types.ts'
import { courseTypeTexts } from '#domain/classes/course-types.texts.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { mineTexts } from './mine.texts.ts'

interface CellProps {
  readonly course: Course
}

/** The name of a class and its kind; whose it is, or who else teaches the teacher's own. */
export function NamedClass({ course, ownUid }: CellProps & { readonly ownUid: number }) {
  const texts = useTexts(mineTexts)
  const kinds = useTexts(courseTypeTexts)
  const { courseName, courseType, leadTeacherId, leadTeacherName, teacherName } = course
  return (
    <Flex component="span" align="baseline" wrap="wrap" columnGap={8}>
      <b>{courseName}</b>
      <Text span c="var(--ink-3)" fz="xs">
        {kinds[courseTypeOf(courseType)]}
      </Text>
      {leadTeacherId !== ownUid ? (
        <Text span c="var(--ink-3)" fz="xs">
          {texts.leadTeacher(leadTeacherName)}
        </Text>
      ) : (
        teacherName !== '' && (
          <Text span c="var(--ink-3)" fz="xs">
            {texts.with(teacherName)}
          </Text>
        )
      )}
    </Flex>
  )
}

/** How many ask to join a class; leads to them while it is in use. */
export function WaitingCount({ course: { courseId, courseName, requestCount, status } }: CellProps) {
  const texts = useTexts(mineTexts)
  if (requestCount === 0 || status !== courseStatuses.inUse)
    return (
      <Text span c="var(--ink-3)">
        {requestCount}
      </Text>
    )
  return (
    <Box
      component="a"
      c="var(--need)"
      fw={600}
      href={hrefOf(memberPaths.verify({ courseId }))}
      aria-label={texts.verifyNamed(courseName, requestCount)}
    >
      {requestCount}
    </Box>
  )
}

interface ClassCodeProps extends CellProps {
  readonly onCopy: (course: Course) => void
  /** Opens the code in large type. */
  readonly onCode: (course: Course) => void
}

/** The code students join with, to copy; of a class in use also to show. */
export function ClassCode({ course, onCopy, onCode }: ClassCodeProps) {
  const texts = useTexts(mineTexts)
  return (
    <Flex component="span" ff="var(--mono)" gap={4} align="center" display="inline-flex">
      {/* the longest codes that classes have, so that the buttons stand below each other */}
      <Box component="code" miw="9ch">
        {course.classCode}
      </Box>
      <ActionIcon size="xs" color="gray" aria-label={texts.copyNamed(course.courseName)} onClick={() => onCopy(course)}>
        <Icon name="copy" small />
      </ActionIcon>
      {course.status === courseStatuses.inUse && (
        <ActionIcon
          size="xs"
          color="gray"
          aria-label={texts.showNamed(course.courseName)}
          onClick={() => onCode(course)}
        >
          <Icon name="grid" small />
        </ActionIcon>
      )}
    </Flex>
  )
}
