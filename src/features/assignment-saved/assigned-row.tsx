import { Box, Group, Text } from '@mantine/core'
import { knownStatus } from '#domain/assignments/actions.ts'
import { type AssignmentStatus, assignmentStatuses } from '#domain/assignments/status.ts'
import { dateText } from '#domain/time/dates.ts'
import { paths } from '#domain/paths/paths.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { assignmentSavedTexts } from './assignment-saved.texts.ts'
import css from './assigned-row.module.css'
import type { AssignedNow } from './use-assigned.ts'

const wordOf = {
  [assignmentStatuses.unpublished]: 'unsent',
  [assignmentStatuses.notStarted]: 'waiting',
  [assignmentStatuses.inProgress]: 'running',
  [assignmentStatuses.finished]: 'over',
} as const satisfies Readonly<Record<AssignmentStatus, string>>

/** One class, what it got, when, and whether students can answer it by now. */
export function AssignedRow({ assigned: { assignmentInfo, courseName, asOf } }: { readonly assigned: AssignedNow }) {
  const texts = useTexts(assignmentSavedTexts)
  const { language } = useLanguage()
  const { assignmentId, assignmentName, courseId, status, assignedCount, duration, beginTime, endTime } = assignmentInfo
  const timeOf = (instant: string) => dateText(Date.parse(instant), { now: asOf, language })
  return (
    <Group component="li" justify="space-between" gap={16} px={20} py={14} className={css['row'] ?? ''}>
      <Box flex={1} miw={0}>
        <Text fw={600} className="breakable">
          {courseName} {assignmentName}
        </Text>
        <Hint>
          {texts.times(timeOf(beginTime), timeOf(endTime))}
          {duration !== null && ` · ${texts.limit(duration)}`}
        </Hint>
      </Box>
      <Text>{texts[wordOf[knownStatus(status)]](assignedCount)}</Text>
      <a href={hrefOf(paths.assignment(courseId, assignmentId))} aria-label={texts.seeOf(courseName)}>
        {texts.see}
      </a>
    </Group>
  )
}
