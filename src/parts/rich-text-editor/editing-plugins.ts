import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, NodeSelection, type Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { copiedBlanks } from './copied-blanks.ts'
import { leaveTable, nextCell, toggleStrong, toggleUnderline } from './commands.ts'
import { nodes } from './schema.ts'
import { pictureUploads } from './picture-uploads.ts'
import { typedFormulas } from './typed-formulas.ts'

/** The behaviour of a rich-text field; `onFormula` opens the formula at the selection, or a new one. */
export function editingPlugins(onFormula: () => void): readonly Plugin[] {
  const openFormula: Command = () => {
    onFormula()
    return true
  }
  const openChosen: Command = ({ selection }) => {
    const isFormula = selection instanceof NodeSelection && selection.node.type === nodes.formula
    if (isFormula) onFormula()
    return isFormula
  }
  const enter = chainCommands(openChosen, nextCell, baseKeymap['Enter'] as Command)
  return [
    history(),
    typedFormulas,
    copiedBlanks,
    keymap({
      'Mod-b': toggleStrong,
      'Mod-u': toggleUnderline,
      'Ctrl-m': openFormula,
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      Enter: enter,
      'Shift-Enter': enter,
      ArrowDown: leaveTable(1),
      ArrowUp: leaveTable(-1),
      Escape: (_state, _dispatch, view) => {
        view?.dom.blur()
        return true
      },
    }),
    keymap(baseKeymap),
    tableEditing(),
    pictureUploads(),
  ]
}
