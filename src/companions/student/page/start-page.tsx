import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { LanguageButton } from './language-button.tsx'
import { Page } from './page.tsx'

export interface StartPageProps {
  readonly heading: string
  readonly hint: string
  /** More to fill in than an account and its password: starts higher. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A page before sign-in: the brand, the language, what it is for. */
export function StartPage({ heading, hint, isLong = false, children }: StartPageProps) {
  const head = (
    <Group justify="space-between" wrap="nowrap" gap={0} pt={6} pr={12} pl={20}>
      <Brand />
      <LanguageButton />
    </Group>
  )
  return (
    <Page head={head}>
      <Box pt={isLong ? 16 : 40} px={4}>
        <Box component="h1" fz={24}>
          {heading}
        </Box>
        <Text mt={8} c="dimmed" fz="calc(15 * var(--u))" lh={1.6}>
          {hint}
        </Text>
        {children}
      </Box>
    </Page>
  )
}
