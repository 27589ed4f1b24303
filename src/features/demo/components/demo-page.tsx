import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { LanguageButton } from '#ui/language/language-button.tsx'
import css from '../demo.module.css'

export interface DemoPageProps {
  /** The name of the other language, in that language. */
  readonly otherLanguage: string
  /** A link elsewhere, beside the language. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/** A page of the demo, which needs no session, with the product's name and the language at the top. */
export function DemoPage({ otherLanguage, link, children }: DemoPageProps) {
  return (
    <Box component="main" className={css['page'] ?? ''} maw="var(--page-max)" mx="auto" pt={26} pb={40}>
      <Flex className={css['top']} gap={18} align="center" justify="flex-end" mb={28}>
        <Brand />
        {link}
        <LanguageButton name={otherLanguage} />
      </Flex>
      {children}
    </Box>
  )
}
