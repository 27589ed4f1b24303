import { Flex } from '@mantine/core'
import { isDemoPage } from '#api/ports/page-mode.ts'
import { agentVersion, productVersion } from '#domain/portal/constants.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { loginTexts } from '../login.texts.ts'
import css from '../login.module.css'

/** Version, the demo's accounts if this is the demo, and the other language. */
export function LoginFooter() {
  const texts = useTexts(loginTexts)
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Flex
      component="footer"
      rowGap={4}
      columnGap={22}
      justify="center"
      wrap="wrap"
      pb={20}
      c="var(--ink-3)"
      fz="xs"
      lh="max(24px, calc(26 * var(--u)))"
    >
      <span>{texts.version(productVersion, agentVersion)}</span>
      {isDemoPage() && (
        <a className={css['link']} href={hrefOf('/demo')}>
          {texts.demo}
        </a>
      )}
      <TextButton tone="inherit" lang={other} onClick={() => setLanguage(other)}>
        {texts.otherLanguage}
      </TextButton>
    </Flex>
  )
}
