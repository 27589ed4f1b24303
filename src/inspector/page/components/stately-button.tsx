import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Recorder } from '../../recorder/recorder.ts'
import { inspectorTexts } from '../inspector.texts.ts'

type Link = { readonly end: () => void } | 'blocked' | null

/** Attaches Stately's inspector: the only thing here that needs the network, and only when pressed. */
export function StatelyButton({ recorder }: { readonly recorder: Recorder }) {
  const texts = useTexts(inspectorTexts)
  const [link, setLink] = useState<Link>(null)
  useEffect(() => (link === null || link === 'blocked' ? undefined : link.end), [link])
  const attach = async () => {
    const { attachStately } = await import('../stately.ts')
    const end = attachStately(recorder)
    setLink(end === null ? 'blocked' : { end })
  }
  const isOpen = link !== null && link !== 'blocked'
  return (
    <>
      {link === 'blocked' && <ErrorText announced>{texts.statelyBlocked}</ErrorText>}
      <Button leftSection={<Icon name="link" small />} disabled={isOpen} onClick={() => void attach()}>
        {isOpen ? texts.statelyOpen : texts.stately}
      </Button>
    </>
  )
}
