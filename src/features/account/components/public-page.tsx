import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { Cover } from '#parts/cover/cover.tsx'
import { classNames } from '#ui/class-names.ts'
import { Hint } from '#ui/hint/hint.tsx'
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
    <Flex className={css['page'] ?? ''} direction="column" mih="100vh">
      <Cover />
      <Flex component="main" direction="column" flex="auto" bg="var(--surface)" className={css['ground'] ?? ''}>
        <Box className={classNames(css['body'], wide && css['wide'])} mb="auto" py={24}>
          <ToLogin />
          <h1>{title}</h1>
          {lead !== undefined && (
            <Hint mt={6} lh={1.6}>
              {lead}
            </Hint>
          )}
          <Box mt={18}>{children}</Box>
        </Box>
        <Box
          component="footer"
          pb={20}
          c="var(--ink-3)"
          fz="var(--fs-12)"
          lh="max(24px, calc(26 * var(--u)))"
          ta="center"
        >
          <TextButton tone="inherit" lang={other} onClick={() => setLanguage(other)}>
            {texts.otherLanguage}
          </TextButton>
        </Box>
      </Flex>
    </Flex>
  )
}

function ToLogin() {
  const texts = useTexts(accountTexts)
  return (
    <Flex
      component="a"
      href={hrefOf(publicPaths.login())}
      display="inline-flex"
      align="center"
      gap={4}
      mb={10}
      ml={-4}
      fz="var(--fs-13)"
      style={{ minHeight: 24 }}
    >
      <Icon name="chevron-left" small />
      {texts.toLogin}
    </Flex>
  )
}
