import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'
import css from './page.module.css'

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
    <div className={css['head']}>
      <a className={css['back']} href={hrefOf(studentPaths.list)} aria-label={texts.back}>
        <Icon name="chevron-left" />
      </a>
      <div>
        <Box component="h1" fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        {note !== undefined && (
          <Flex wrap="wrap" columnGap={10} c="dimmed" fz="xs" lh={1.4}>
            {note}
          </Flex>
        )}
      </div>
      {action}
    </div>
  )
}
