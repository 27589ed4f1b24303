import { Button } from '@mantine/core'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { studentTexts } from '../student.texts.ts'

/** Switches to the other language, labelled with that language's own name. */
export function LanguageButton() {
  const { language, setLanguage } = useLanguage()
  const texts = useTexts(studentTexts)
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Button variant="subtle" lang={other} onClick={() => setLanguage(other)}>
      {texts.otherLanguage}
    </Button>
  )
}
