import { Box } from '@mantine/core'
import { useLanguage } from './language-context.tsx'

/** Switches the page to the other language, labelled with that language's own name. */
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
