import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { correction } from '#api/contract/groups/correction.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { studentPaths } from '../student-address.ts'
import { ownAssignmentsTexts } from './assignments.texts.ts'

/** What a student keeps beside work to hand in: corrections due, wrong questions to retry, the trend of the scores. */
export function OwnBooks() {
  const texts = useTexts(ownAssignmentsTexts)
  const { data } = useEndpoint(correction.own, {})
  const toDo = data?.list.reduce((sum, { toDoCount }) => sum + toDoCount, 0) ?? 0
  return (
    <Group component="nav" aria-label={texts.books} gap={8} pb={14}>
      <BookLink path={studentPaths.corrections}>
        {texts.corrections}
        {toDo > 0 && (
          <Text span c="var(--need)" fw={600} ml={6}>
            {texts.toCorrect(toDo)}
          </Text>
        )}
      </BookLink>
      <BookLink path={studentPaths.wrongNote}>{texts.wrongNote}</BookLink>
      <BookLink path={studentPaths.trend}>{texts.trend}</BookLink>
    </Group>
  )
}

interface BookLinkProps {
  readonly path: string
  readonly children: ReactNode
}

/** The three of them fill one line of a phone, in English too. */
const BookLink = ({ path, children }: BookLinkProps) => (
  <LinkButton size="lg" flex="1 0 auto" px={10} to={path}>
    {children}
  </LinkButton>
)
