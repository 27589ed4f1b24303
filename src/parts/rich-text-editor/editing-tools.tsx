import { FileButton } from '@mantine/core'
import { memo } from 'react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { BlankTools } from './blank-tools.tsx'
import { insertBlank, insertGap, insertTable, toggleStrong, toggleUnderline } from './commands.ts'
import { type ActiveField, run, useFieldGroup, useGroupState } from './field-group.ts'
import css from './rich-text-editor.module.css'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'
import { nodes, schema } from './schema.ts'
import { PictureTools } from './picture-tools.tsx'
import { useBringPictures } from './use-bring-pictures.ts'
import { TableTools } from './table-tools.tsx'
import { ToolButton } from './tool-button.tsx'

/** Tools that act on the last used field, and those for its selection. */
export function EditingTools() {
  const { active } = useGroupState(useFieldGroup())
  return (
    <>
      <Tools view={active?.view ?? null} {...factsOf(active)} />
      {active !== null && active.view.editable && <ToolsOfSelection field={active} />}
    </>
  )
}

/** They contain fields, which must show typed text immediately. */
function ToolsOfSelection({ field }: { readonly field: ActiveField }) {
  const chosen = chosenOf(field.state)
  return (
    <>
      {isInTable(field.state) && <TableTools field={field} />}
      {chosen === nodes.picture && <PictureTools field={field} />}
      {chosen === nodes.blank && <BlankTools field={field} />}
    </>
  )
}

/** What the tools show about a field. */
interface Facts {
  readonly isOff: boolean
  readonly isStrong: boolean
  readonly isUnderlined: boolean
  readonly isInTable: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const noField: Facts = {
  isOff: true,
  isStrong: false,
  isUnderlined: false,
  isInTable: false,
  canUndo: false,
  canRedo: false,
}

const factsOf = (field: ActiveField | null): Facts =>
  field === null
    ? noField
    : {
        isOff: !field.view.editable,
        isStrong: hasMark(field.state, 'strong'),
        isUnderlined: hasMark(field.state, 'underline'),
        isInTable: isInTable(field.state),
        canUndo: undoDepth(field.state) > 0,
        canRedo: redoDepth(field.state) > 0,
      }

interface ToolsProps extends Facts {
  readonly view: EditorView | null
}

/** Most keystrokes change nothing that the tools show, and do not rerender them. */
const Tools = memo(({ view, isOff, ...facts }: ToolsProps) => {
  const texts = useTexts(richTextEditorTexts)
  const group = useFieldGroup()
  const act = (command: Command) => () => view !== null && run({ view }, command)
  const bringPictures = useBringPictures()
  const bring = (files: readonly File[]) => {
    if (view !== null) bringPictures(view, files, view.state.selection.to)
  }
  return (
    <>
      <ToolButton
        name={texts.strong}
        hint={texts.keyed(texts.strong, 'Ctrl+B')}
        isOn={facts.isStrong}
        disabled={isOff}
        onClick={act(toggleStrong)}
      >
        <b aria-hidden="true">B</b>
      </ToolButton>
      <ToolButton
        name={texts.underline}
        hint={texts.keyed(texts.underline, 'Ctrl+U')}
        isOn={facts.isUnderlined}
        disabled={isOff}
        onClick={act(toggleUnderline)}
      >
        <u aria-hidden="true">U</u>
      </ToolButton>
      <span className={css['rule']} aria-hidden="true" />
      <ToolButton
        name={texts.formula}
        hint={texts.keyed(texts.formula, 'Ctrl+M')}
        disabled={isOff}
        onClick={() => view !== null && group.openFormula(view)}
      />
      <ToolButton name={texts.blank} hint={texts.blankHint} disabled={isOff} onClick={act(insertBlank)} />
      <ToolButton name={texts.gap} hint={texts.gapHint} disabled={isOff} onClick={act(insertGap)} />
      <FileButton accept="image/png,image/jpeg,image/gif,image/webp" multiple onChange={bring}>
        {({ onClick }) => (
          <ToolButton name={texts.picture} hint={texts.pictureHint} disabled={isOff} onClick={onClick} />
        )}
      </FileButton>
      <ToolButton
        name={texts.table}
        hint={texts.tableHint}
        disabled={isOff || facts.isInTable}
        onClick={act(insertTable)}
      />
      <span className={css['rule']} aria-hidden="true" />
      <ToolButton
        name={texts.undo}
        hint={texts.keyed(texts.undo, 'Ctrl+Z')}
        disabled={isOff || !facts.canUndo}
        onClick={act(undo)}
      >
        <Icon name="undo" small />
      </ToolButton>
      <ToolButton
        name={texts.redo}
        hint={texts.keyed(texts.redo, 'Ctrl+Y')}
        disabled={isOff || !facts.canRedo}
        onClick={act(redo)}
      >
        <Icon name="undo" small className={css['mirrored']} />
      </ToolButton>
    </>
  )
})
Tools.displayName = 'Tools'

const chosenOf = ({ selection }: EditorState) => (selection instanceof NodeSelection ? selection.node.type : null)

function hasMark({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'underline'): boolean {
  const { type } = schema.mark(name)
  if (!selection.empty) return doc.rangeHasMark(selection.from, selection.to, type)
  return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
}
