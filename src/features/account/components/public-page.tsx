import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { Cover } from '#parts/cover/cover.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { accountTexts } from '../account.texts.ts'
import css from './form.module.css'

export interface PublicPageProps {
  readonly title: string
  /** The purpose of this page, in one sentence. */
  readonly lead?: ReactNode
  /** Wide enough for two fields side by side. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A page before sign-in: the cover on the left, a single thing to do on the right, and a link back to the sign-in. */
export function PublicPage({ title, lead, wide = false, children }: PublicPageProps) {
  const texts = useTexts(accountTexts)
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Box className={css['page'] ?? ''} mih="100vh">
      <Cover />
      <Flex component="main" direction="column" bg="var(--surface)" className={css['ground'] ?? ''}>
        <div className={classNames(css['body'], wide && css['wide'])}>
          <a className={css['back']} href={hrefOf(paths.login())}>
            <Icon name="chevron-left" small />
            {texts.toLogin}
          </a>
          <h1>{title}</h1>
          {lead !== undefined && (
            <Text mt={6} c="dimmed" fz="sm" lh={1.6}>
              {lead}
            </Text>
          )}
          <Box mt={18}>{children}</Box>
        </div>
        <footer className={css['footer']}>
          <TextButton tone="inherit" lang={other} onClick={() => setLanguage(other)}>
            {texts.otherLanguage}
          </TextButton>
        </footer>
      </Flex>
    </Box>
  )
}
