import { Box, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { studentPaths, useHash } from '../student-address.ts'
import css from './page.module.css'

export interface PageProps {
  /** Stays at the top while the content scrolls. */
  readonly head?: ReactNode
  /** Stays at the bottom, within reach of the thumb. */
  readonly foot?: ReactNode
  /** White background, for reading and writing; otherwise the page's paper. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** One column as wide as a phone and at most 560, as tall as the window; only the content scrolls. */
export function Page({ head, foot, sheet = false, children }: PageProps) {
  const hash = useHash()
  return (
    <Stack
      className={classNames(sheet && css['sheet'])}
      gap={0}
      w="100%"
      maw={560}
      h="100dvh"
      mx="auto"
      {...(sheet && { bg: 'var(--surface)' })}
    >
      {head !== undefined && <SkipLink here={hash || hrefOf(studentPaths.list)} />}
      {head !== undefined && (
        <Box component="header" flex="none">
          {head}
        </Box>
      )}
      <Box component="main" flex={1} mih={0} px={16} pt={14} pb={20} style={{ overflowY: 'auto' }}>
        {children}
      </Box>
      {foot !== undefined && (
        <Box
          component="footer"
          flex="none"
          px={16}
          pt={10}
          pb="max(calc(14 * var(--u)), env(safe-area-inset-bottom))"
          bg="var(--surface)"
          style={{ borderTop: 'var(--hairline)' }}
        >
          {foot}
        </Box>
      )}
    </Stack>
  )
}
