import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'
import css from './failure-box.module.css'

/** Frames a failure that stays until something is done about it; links in it are underlined. */
export const FailureBox = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    className={css['box'] ?? ''}
    gap={9}
    align="flex-start"
    px={13}
    py={9}
    c="var(--red-7)"
    lh={1.5}
    ta="left"
    bdrs="sm"
    bg="var(--bad-bg)"
    style={{ border: '1px solid var(--bad-line)' }}
  >
    {/* beside the middle of the first line */}
    <Drawing path={earlyPaths.warning} style={{ marginTop: '0.1em' }} />
    {children}
  </Flex>
)
