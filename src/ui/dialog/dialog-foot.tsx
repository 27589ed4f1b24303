import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './dialog.module.css'

/** The buttons of a dialog or drawer, always in view; no foot without buttons. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) =>
  (children ?? false) !== false && (
    <Flex className={css['foot']} gap={8} justify="flex-end" wrap="wrap">
      {children}
    </Flex>
  )
