import { Button } from '@mantine/core'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { phoneTexts } from '../phone.texts.ts'

/** Switches to the other language, labelled with that language's own name. */
export function LanguageButton() {
  const { language, setLanguage } = useLanguage()
  const texts = useTexts(phoneTexts)
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Button flex="none" mr={-9} variant="subtle" lang={other} onClick={() => setLanguage(other)}>
      {texts.otherLanguage}
    </Button>
  )
}
