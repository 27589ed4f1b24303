import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'
import css from './failure-box.module.css'

/** Frames a failure that stays until something is done about it; links in it are underlined. */
export const FailureBox = ({ children }: { readonly children: ReactNode }) => (
  <Flex className={css['box']} gap={9} align="flex-start">
    <Drawing path={earlyPaths.warning} className={css['sign']} />
    {children}
  </Flex>
)
