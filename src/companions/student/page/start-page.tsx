import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { LanguageButton } from './language-button.tsx'
import { Page } from './page.tsx'
import css from './page.module.css'

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
      <div className={isLong ? css['long'] : css['short']}>
        <h1>{heading}</h1>
        <Text mt={8} c="dimmed" fz="calc(15 * var(--u))" lh={1.6}>
          {hint}
        </Text>
        {children}
      </div>
    </Page>
  )
}
