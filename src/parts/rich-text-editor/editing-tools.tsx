import { redoDepth, undoDepth } from 'prosemirror-history'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { BlankTools } from './blank-tools.tsx'
import { type ActiveField, useFieldGroup, useGroupState } from './field-group.ts'
import { type FieldFacts, FieldTools } from './field-tools.tsx'
import { nodes, schema } from './schema.ts'
import { PictureTools } from './picture-tools.tsx'
import { TableTools } from './table-tools.tsx'

/** Tools that act on the last used field, and those for its selection. */
export function EditingTools() {
  const { active } = useGroupState(useFieldGroup())
  return (
    <>
      <FieldTools view={active?.view ?? null} {...factsOf(active)} />
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

const noField: FieldFacts = {
  isOff: true,
  isStrong: false,
  isUnderlined: false,
  isInTable: false,
  canUndo: false,
  canRedo: false,
}

const factsOf = (field: ActiveField | null): FieldFacts =>
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

const chosenOf = ({ selection }: EditorState) => (selection instanceof NodeSelection ? selection.node.type : null)

function hasMark({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'underline'): boolean {
  const { type } = schema.mark(name)
  if (!selection.empty) return doc.rangeHasMark(selection.from, selection.to, type)
  return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
}
