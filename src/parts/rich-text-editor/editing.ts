/** All of the editor that needs ProseMirror, fetched as one part: only pages on which somebody edits have it. */
export { EditingField } from './editing-field.tsx'
export { EditingTools } from './editing-tools.tsx'
export { FormulaDialog } from './formula.dialog.tsx'
