import { Box } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { CommittedField } from './committed-field.tsx'
import css from './workplace.module.css'

/** The title of the paper; clicking it turns it into a field. */
export function TitleField({ editor: { paper, edit, isReadOnly } }: { readonly editor: OpenEditor }) {
  const texts = useTexts(paperEditorTexts)
  const [isOpen, setIsOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) container.current?.querySelector('input')?.select()
  }, [isOpen])
  const title = paper.paperTitle
  if (isReadOnly) return title
  if (!isOpen)
    return (
      <Box
        component="button"
        type="button"
        className={css['title']}
        px={6}
        py={3}
        bdrs="xs"
        ta="left"
        aria-label={texts.editTitle(title)}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </Box>
    )
  return (
    <Box
      ref={container}
      w={320}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && !event.nativeEvent.isComposing)) setIsOpen(false)
      }}
      role="presentation"
    >
      <CommittedField
        aria-label={texts.paperTitle}
        maxLength={paperLimits.titleLength}
        value={title}
        onCommit={(paperTitle) => edit({ kind: 'update', change: { what: 'title', paperTitle } })}
      />
    </Box>
  )
}
