import { Stack } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { ConfirmLeaving } from '../leaving.dialog.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { Basket } from '../use-basket.ts'
import { useEditorKeys } from '../use-editor-keys.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { useSelection } from '../use-selection.ts'
import css from './workplace.module.css'
import { EditorBar } from './editor-bar.tsx'
import { Inspector } from './inspector.tsx'
import { Notices } from './notices.tsx'
import { Outline } from './outline.tsx'
import { PaperStage } from './paper-stage.tsx'
import { Versions } from './versions.tsx'

export interface WorkplaceProps {
  readonly editor: OpenEditor
  readonly leaving: LeavingPaper
  readonly basket: Basket
  /** The teacher's own name, for a new paper. */
  readonly ownerName: string
}

/** Editing the paper: outline, sheet and inspector; or its two versions while they conflict. */
export function Workplace({ editor, leaving, basket, ownerName }: WorkplaceProps) {
  const texts = useTexts(paperEditorTexts)
  const selection = useSelection(editor.paper)
  useEditorKeys(editor)
  return (
    <Stack gap={0} className={css['workplace']} role="group" aria-label={texts.title}>
      <EditorBar editor={editor} leaving={leaving} />
      <Notices editor={editor} selection={selection} basket={basket} leaving={leaving} />
      <div className={css['work']}>
        <Outline editor={editor} selection={selection} leaving={leaving} />
        {editor.phase === 'merging' ? (
          <Versions editor={editor} />
        ) : (
          <>
            <PaperStage editor={editor} selection={selection} ownerName={editor.facts?.ownerName ?? ownerName} />
            <Inspector editor={editor} selection={selection} basket={basket} />
          </>
        )}
      </div>
      {leaving.isAsking && <ConfirmLeaving editor={editor} />}
    </Stack>
  )
}
