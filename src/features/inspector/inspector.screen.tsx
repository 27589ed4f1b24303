import { Box, Flex } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { pageInspector } from '#api/ports/inspection.ts'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { Brand } from '#ui/brand/brand.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { LanguageButton } from '#ui/language/language-button.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from './inspector.module.css'
import { inspectorTexts } from './inspector.texts.ts'

/** The container of the inspector, which is built separately. */
export function InspectorScreen() {
  const texts = useTexts(inspectorTexts)
  const { mount, hasFailed, retry } = useInspectorPage()
  return (
    <Box component="main" className={css['page'] ?? ''} pt={18} pb={20} px={28}>
      <Flex mb={14} align="center" justify="space-between">
        <Box component="a" c="inherit" td="none" href={hrefOf(publicPaths.home)}>
          <Brand />
        </Box>
        <LanguageButton name={texts.otherLanguage} />
      </Flex>
      {hasFailed && <FailedState why={texts.failed} onRetry={retry} />}
      <Box ref={mount} mih={0} />
    </Box>
  )
}

/** Opens the inspector in an element, in the current language. */
function useInspectorPage() {
  const { language } = useLanguage()
  const mount = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  useEffect(() => {
    if (mount.current === null) return
    const container = document.createElement('div')
    container.style.height = '100%'
    mount.current.append(container)
    const opened = pageInspector()?.open(container, language, pageNonce())
    opened?.catch(() => setFailed(tries))
    return () => {
      container.remove()
      void opened?.then(
        (close) => close(),
        () => {},
      )
    }
  }, [language, tries])
  return { mount, hasFailed: failed === tries, retry: () => setTries(tries + 1) }
}
