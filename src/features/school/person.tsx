import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './school.module.css'

/** A teacher in a table: the name, and beside or below it what else to know. */
export const Person = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    component="span"
    className={classNames('breakable', css['person'])}
    rowGap={0}
    columnGap={8}
    align="baseline"
    wrap="wrap"
    display="inline-flex"
  >
    {children}
  </Flex>
)
