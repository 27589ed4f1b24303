import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createContext, use, useSyncExternalStore } from 'react'

/** The field that has, or last had, the focus. */
export interface ActiveField {
  readonly view: EditorView
  readonly state: EditorState
}

export interface GroupState {
  readonly active: ActiveField | null
  /** A formula of the active field is open in its dialog. */
  readonly isFormulaOpen: boolean
}

/** Connects the fields of a form to its single toolbar. */
export interface FieldGroup {
  readonly state: () => GroupState
  readonly subscribe: (listener: () => void) => () => void
  /** A field changed, or got the focus. */
  readonly touch: (view: EditorView) => void
  /** A field was removed. */
  readonly leave: (view: EditorView) => void
  readonly openFormula: (view: EditorView) => void
  readonly closeFormula: () => void
}

export function createFieldGroup(): FieldGroup {
  let state: GroupState = { active: null, isFormulaOpen: false }
  const listeners = new Set<() => void>()
  const become = (next: Partial<GroupState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch: (view) => become({ active: { view, state: view.state } }),
    leave(view) {
      if (state.active?.view === view) become({ active: null, isFormulaOpen: false })
    },
    openFormula: (view) => become({ active: { view, state: view.state }, isFormulaOpen: true }),
    closeFormula: () => become({ isFormulaOpen: false }),
  }
}

export const FieldGroupContext = createContext<FieldGroup | null>(null)

/** The enclosing group, which a rich-text field requires. */
export function useFieldGroup(): FieldGroup {
  const group = use(FieldGroupContext)
  if (group === null) throw new Error('A field of rich text needs a RichTextGroup above it')
  return group
}

export const useGroupState = (group: FieldGroup): GroupState => useSyncExternalStore(group.subscribe, group.state)

/** Runs a command in a field and focuses it. */
export function run({ view }: Pick<ActiveField, 'view'>, command: Command): void {
  command(view.state, view.dispatch, view)
  view.focus()
}
