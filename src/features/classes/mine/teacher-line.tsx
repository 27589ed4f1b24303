import { Flex } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import type { ReactNode } from 'react'
import css from '../classes.module.css'

export interface TeacherLineProps {
  /** The name, and what is to be said beside it. */
  readonly name: ReactNode
  readonly mobile: string
  /** What may be done with the teacher. */
  readonly children: ReactNode
}

/** A teacher in a list: name, mobile number and acts. */
export const TeacherLine = ({ name, mobile, children }: TeacherLineProps) => (
  <Flex
    component="li"
    className={css['person']}
    align="center"
    gap={12}
    mih="var(--h-row)"
    py={4}
    style={{ borderBottom: 'var(--hairline)' }}
  >
    <Flex component="span" className="breakable" rowGap={4} columnGap={8} align="center" wrap="wrap" miw={0}>
      {name}
    </Flex>
    <Hint span>{mobile}</Hint>
    {children}
  </Flex>
)
