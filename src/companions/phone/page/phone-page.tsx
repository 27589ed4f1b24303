import { Box, Button, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { BrandMark } from '#ui/brand/brand.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { phoneTexts } from '../phone.texts.ts'
import css from './phone-page.module.css'

export interface PhonePageProps {
  /** In the head, before the language button: who is signed in. */
  readonly aside?: ReactNode
  /** Stays at the bottom, within reach of the thumb. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A single column as tall as the window; only the content scrolls. */
export function PhonePage({ aside, foot, children }: PhonePageProps) {
  const texts = useTexts(phoneTexts)
  return (
    <Stack gap={0} w="100%" maw={480} h="100dvh" mx="auto">
      <Flex component="header" align="center" gap={9} flex="none" mih={56} py={6} px={20} c="var(--green-6)">
        <BrandMark />
        <b className={css['name']} lang="zh-CN">
          {texts.name}
        </b>
        <Box ml="auto" c="dimmed" fz="calc(13 * var(--u))" ta="right" className="breakable">
          {aside}
        </Box>
        <LanguageButton />
      </Flex>
      <main className={css['content']}>{children}</main>
      {foot !== undefined && <footer className={css['foot']}>{foot}</footer>}
    </Stack>
  )
}

/** Switches to the other language, labelled with that language's own name. */
function LanguageButton() {
  const { language, setLanguage } = useLanguage()
  const texts = useTexts(phoneTexts)
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Button flex="none" mr={-9} variant="subtle" lang={other} onClick={() => setLanguage(other)}>
      {texts.otherLanguage}
    </Button>
  )
}
