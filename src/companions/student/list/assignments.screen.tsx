import { ActionIcon, Box, Flex, Group, Text } from '@mantine/core'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { LanguageButton } from '../page/language-button.tsx'
import { Cards } from '../page/cards.tsx'
import { Page } from '../page/page.tsx'
import { studentPaths } from '../student-address.ts'
import { OwnBooks } from './own-books.tsx'
import { AssignmentCard } from './assignment-card.tsx'
import { ownAssignmentsTexts } from './assignments.texts.ts'
import { type Assignments, useAssignments } from './use-assignments.ts'

export interface AssignmentsScreenProps {
  readonly student: StudentInfo
  readonly onSignOut: () => void
}

/** Everything assigned to a student, what can be done now first. */
export function AssignmentsScreen({ student, onSignOut }: AssignmentsScreenProps) {
  const texts = useTexts(ownAssignmentsTexts)
  const assignments = useAssignments(student.uid)
  const head = (
    <Group wrap="nowrap" gap={4} pt={12} pb={4} pr={8} pl={20}>
      <Box flex={1} miw={0}>
        <h1>{texts.heading}</h1>
        <Flex component="p" wrap="wrap" columnGap={8} mt={2} c="dimmed" fz="sm">
          <span>{student.realname}</span> <span>{student.schoolName}</span>
        </Flex>
      </Box>
      <Flex
        component="a"
        className="one-line"
        align="center"
        gap={4}
        mih={44}
        px={8}
        c="var(--ink)"
        fz={15}
        href={hrefOf(studentPaths.classes)}
      >
        <Icon name="users" small />
        {texts.classes}
      </Flex>
      <LanguageButton />
      <ActionIcon aria-label={texts.signOut} color="gray" onClick={onSignOut}>
        <Icon name="log-out" />
      </ActionIcon>
    </Group>
  )
  return (
    <Page head={head}>
      <OwnBooks />
      <AssignmentGroups assignments={assignments} />
    </Page>
  )
}

function AssignmentGroups({ assignments }: { readonly assignments: Assignments }) {
  const texts = useTexts(ownAssignmentsTexts)
  const { groups, failure, retry } = assignments
  if (failure !== null) return <FailedState why={failure} onRetry={retry} />
  if (groups === null)
    return (
      <Surface>
        <SkeletonRows rows={4} rowHeight="calc(112 * var(--u))" />
      </Surface>
    )
  if (groups.length === 0)
    return (
      <EmptyState
        title={texts.none}
        why={texts.noneWhy}
        action={<LinkButton to={studentPaths.classes}>{texts.joinClass}</LinkButton>}
      />
    )
  return (
    <>
      {groups[0]?.state !== 'open' && (
        <Text pb={14} px={4} c="dimmed" fz="calc(15 * var(--u))">
          {texts.allDone}
        </Text>
      )}
      {groups.map(({ state, assignments: list }, index) => (
        <Box key={state} component="section" mt={index === 0 ? 0 : 22} aria-labelledby={`group-${state}`}>
          <Box id={`group-${state}`} component="h2" pb={8} px={4} fz="calc(15 * var(--u))">
            {texts.state(state)}{' '}
            <Hint span fw={400}>
              {texts.count(list.length)}
            </Hint>
          </Box>
          <Cards>
            {list.map((assignment) => (
              <AssignmentCard
                key={assignment.assignmentId}
                assignment={assignment}
                now={assignments.now}
                isUnsure={assignments.isUnsure(assignment)}
              />
            ))}
          </Cards>
        </Box>
      ))}
    </>
  )
}
