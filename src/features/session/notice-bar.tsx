import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './session.module.css'

/**
 * A line above the page that says something and leaves the page usable. It is rendered before it has content, or screen
 * readers would not announce it.
 */
export const NoticeBar = ({ children }: { readonly children: ReactNode }) => (
  <Group
    role="status"
    className={classNames(css['note'], 'hidden-when-empty print-hidden')}
    gap={12}
    wrap="nowrap"
    w="fit-content"
    mx="auto"
    px={14}
    py={10}
    c="#fff"
    fz="md"
  >
    {children}
  </Group>
)
