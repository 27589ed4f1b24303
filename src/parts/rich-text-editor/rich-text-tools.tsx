import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

const EditingTools = lazyPart(async () => (await import('./editing.ts')).EditingTools)

/** The one toolbar for the fields of a group; `children` come at its end. */
export function RichTextTools({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(richTextEditorTexts)
  return (
    <Group
      gap={2}
      pos="sticky"
      top={0}
      mih={36}
      px={6}
      py={3}
      bg="var(--paper-0)"
      ff="var(--sans)"
      style={{ zIndex: 2, borderBottom: 'var(--hairline)' }}
      role="toolbar"
      aria-label={texts.tools}
    >
      <EditingTools />
      {children}
    </Group>
  )
}
