import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'

export interface AssignmentHeadProps {
  readonly title: string
  /** A muted line below the title. */
  readonly note?: ReactNode
  /** At the right edge. */
  readonly action?: ReactNode
}

/** Head of a page about one assignment: back to the list, its full name, one action. */
export function AssignmentHead({ title, note, action }: AssignmentHeadProps) {
  const texts = useTexts(studentTexts)
  return (
    <Flex align="center" mih={52} py={8} pr={12}>
      <Flex
        component="a"
        align="center"
        justify="center"
        flex="none"
        w={44}
        h={44}
        c="var(--ink)"
        href={hrefOf(studentPaths.list)}
        aria-label={texts.back}
      >
        <Icon name="chevron-left" />
      </Flex>
      <Box flex={1} miw={0} mx={4}>
        <Box component="h1" fz="lg" className="breakable">
          {title}
        </Box>
        {note !== undefined && (
          <Flex wrap="wrap" columnGap={10} c="dimmed" fz="xs" lh={1.4}>
            {note}
          </Flex>
        )}
      </Box>
      {action}
    </Flex>
  )
}
