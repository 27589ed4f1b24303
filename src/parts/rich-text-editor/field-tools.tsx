import { Box, FileButton } from '@mantine/core'
import { memo } from 'react'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { insertBlank, insertGap, insertTable, toggleStrong, toggleUnderline } from './commands.ts'
import { run, useFieldGroup } from './field-group.ts'
import css from './rich-text-editor.module.css'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'
import { ToolButton } from './tool-button.tsx'
import { useBringPictures } from './use-bring-pictures.ts'

/** What the tools show about a field. */
export interface FieldFacts {
  readonly isOff: boolean
  readonly isStrong: boolean
  readonly isUnderlined: boolean
  readonly isInTable: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface FieldToolsProps extends FieldFacts {
  readonly view: EditorView | null
}

/** Most keystrokes change nothing that the tools show, and do not rerender them. */
export const FieldTools = memo((props: FieldToolsProps) => (
  <>
    <MarkTools {...props} />
    <Rule />
    <InsertTools {...props} />
    <Rule />
    <HistoryTools {...props} />
  </>
))
FieldTools.displayName = 'FieldTools'

const Rule = () => (
  <Box component="span" m={4} style={{ alignSelf: 'stretch', borderLeft: 'var(--hairline)' }} aria-hidden="true" />
)

/** What a button does with the field. */
const act = (view: EditorView | null, command: Command) => () => view !== null && run({ view }, command)

function MarkTools({ view, isOff, isStrong, isUnderlined }: FieldToolsProps) {
  const texts = useTexts(richTextEditorTexts)
  return (
    <>
      <ToolButton
        name={texts.strong}
        hint={texts.keyed(texts.strong, 'Ctrl+B')}
        isOn={isStrong}
        disabled={isOff}
        onClick={act(view, toggleStrong)}
      >
        <b aria-hidden="true">B</b>
      </ToolButton>
      <ToolButton
        name={texts.underline}
        hint={texts.keyed(texts.underline, 'Ctrl+U')}
        isOn={isUnderlined}
        disabled={isOff}
        onClick={act(view, toggleUnderline)}
      >
        <u aria-hidden="true">U</u>
      </ToolButton>
    </>
  )
}

function InsertTools({ view, isOff, isInTable }: FieldToolsProps) {
  const texts = useTexts(richTextEditorTexts)
  const group = useFieldGroup()
  const bringPictures = useBringPictures()
  const bring = (files: readonly File[]) => {
    if (view !== null) bringPictures(view, files, view.state.selection.to)
  }
  return (
    <>
      <ToolButton
        name={texts.formula}
        hint={texts.keyed(texts.formula, 'Ctrl+M')}
        disabled={isOff}
        onClick={() => view !== null && group.openFormula(view)}
      />
      <ToolButton name={texts.blank} hint={texts.blankHint} disabled={isOff} onClick={act(view, insertBlank)} />
      <ToolButton name={texts.gap} hint={texts.gapHint} disabled={isOff} onClick={act(view, insertGap)} />
      <FileButton accept="image/png,image/jpeg,image/gif,image/webp" multiple onChange={bring}>
        {({ onClick }) => (
          <ToolButton name={texts.picture} hint={texts.pictureHint} disabled={isOff} onClick={onClick} />
        )}
      </FileButton>
      <ToolButton
        name={texts.table}
        hint={texts.tableHint}
        disabled={isOff || isInTable}
        onClick={act(view, insertTable)}
      />
    </>
  )
}

function HistoryTools({ view, isOff, canUndo, canRedo }: FieldToolsProps) {
  const texts = useTexts(richTextEditorTexts)
  return (
    <>
      <ToolButton
        name={texts.undo}
        hint={texts.keyed(texts.undo, 'Ctrl+Z')}
        disabled={isOff || !canUndo}
        onClick={act(view, undo)}
      >
        <Icon name="undo" small />
      </ToolButton>
      <ToolButton
        name={texts.redo}
        hint={texts.keyed(texts.redo, 'Ctrl+Y')}
        disabled={isOff || !canRedo}
        onClick={act(view, redo)}
      >
        <Icon name="undo" small className={css['mirrored']} />
      </ToolButton>
    </>
  )
}
