import { Box } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from '../shell.texts.ts'

/** Beside an entry whose page is not built. */
export function NotOpen() {
  const texts = useTexts(shellTexts)
  return (
    <>
      {' '}
      <Box component="small" ml="auto" fz="xs" className="one-line">
        {texts.notOpen}
      </Box>
    </>
  )
}
