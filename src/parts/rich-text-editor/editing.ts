/** Everything in the editor that needs ProseMirror, loaded as one chunk, on pages with editing only. */
export { EditingField } from './editing-field.tsx'
export { EditingTools } from './editing-tools.tsx'
export { FormulaDialog } from './formula.dialog.tsx'
