import { Box } from '@mantine/core'
import { useLanguage } from './language-context.tsx'

/** Puts the page into the other language, which is called by its own name. */
export function LanguageButton({ name }: { readonly name: string }) {
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Box
      component="button"
      type="button"
      c="var(--action)"
      fz="sm"
      style={{ minHeight: 24 }}
      lang={other}
      onClick={() => setLanguage(other)}
    >
      {name}
    </Box>
  )
}
