import { useLayoutEffect, useMemo, useRef } from 'react'
import type { RowActs } from './components/outline-row.tsx'
import { stepOf } from './outline-rows.ts'
import type { OpenEditor } from './use-paper-editor.ts'
import { useRemoving } from './use-removing.ts'
import type { Selection } from './use-selection.ts'

/** Row actions always apply to the current paper: they are the same for all rows and all versions of the paper. */
export function useRowActs(
  { paper, edit }: Pick<OpenEditor, 'paper' | 'edit'>,
  { select }: Pick<Selection, 'select'>,
): RowActs {
  const remove = useRemoving(edit)
  const latest = useRef({ paper, edit, remove })
  useLayoutEffect(() => {
    latest.current = { paper, edit, remove }
  })
  return useMemo(
    () => ({
      select,
      move: (id, by) => {
        const move = stepOf(latest.current.paper, id, by)
        if (move !== null) latest.current.edit({ kind: 'move', ...move })
      },
      remove: (element) => latest.current.remove(element),
    }),
    [select],
  )
}
