import type { ReactNode } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './rich-text-editor.module.css'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

const EditingTools = lazyPart(async () => (await import('./editing.ts')).EditingTools)

/** The one toolbar for the fields of a group; `children` come at its end. */
export function RichTextTools({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(richTextEditorTexts)
  return (
    <div className={css['tools']} role="toolbar" aria-label={texts.tools}>
      <EditingTools />
      {children}
    </div>
  )
}
