import { Button } from '@mantine/core'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { studentTexts } from '../student.texts.ts'

/** Goes over to the other language; its own name stands on it. */
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
