import { Button, Group, Text } from '@mantine/core'
import { correction } from '#api/contract/areas/correction.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import { ownAssignmentsTexts } from './assignments.texts.ts'

/** What a student keeps beside work to hand in: corrections due, wrong questions to retry, the trend of the scores. */
export function OwnBooks() {
  const texts = useTexts(ownAssignmentsTexts)
  const { data } = useEndpoint(correction.own, {})
  const toDo = data?.list.reduce((sum, { toDoCount }) => sum + toDoCount, 0) ?? 0
  return (
    <Group component="nav" aria-label={texts.books} gap={8} pb={14}>
      <Button component="a" size="lg" href={hrefOf(studentPaths.corrections)} leftSection={<Icon name="edit" small />}>
        {texts.corrections}
        {toDo > 0 && (
          <Text span c="var(--need)" fw={600} ml={6}>
            {texts.toCorrect(toDo)}
          </Text>
        )}
      </Button>
      <Button component="a" size="lg" href={hrefOf(studentPaths.wrongNote)} leftSection={<Icon name="undo" small />}>
        {texts.wrongNote}
      </Button>
      <Button component="a" size="lg" href={hrefOf(studentPaths.trend)} leftSection={<Icon name="chart" small />}>
        {texts.trend}
      </Button>
    </Group>
  )
}
