import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { StudentGroup } from './student-groups.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

/**
 * What is shown on the right: an item or those who gave an answer to it, several items, a table, a student, a band of scores, or
 * the students behind a figure.
 */
export type OpenedDetails =
  | { readonly kind: 'item'; readonly id: number; readonly answer?: string }
  | { readonly kind: 'items'; readonly name: string; readonly itemIds: readonly number[] }
  | { readonly kind: 'table'; readonly title: string; readonly table: WireTable }
  | { readonly kind: 'student'; readonly id: number }
  | { readonly kind: 'band'; readonly band: number }
  | { readonly kind: 'group'; readonly group: StudentGroup }

/** The row whose details are shown. */
export type OpenedRow = OpenedDetails | null

/**
 * The rows whose details are open, each opened from the one before. The address says how many, so that the browser's
 * own way back closes the last one; `initial` is open without having been opened here.
 */
export function useOpenedRow(initial: OpenedRow) {
  const { query, setQuery, back } = useNavigation()
  const [first, setFirst] = useState(initial)
  const [later, setLater] = useState<readonly OpenedDetails[]>([])
  const depth = Number(query['opened'] ?? 0)
  const steps = useMemo(() => later.slice(0, depth), [later, depth])
  const opened = useMemo(() => (first === null ? steps : [first, ...steps]), [first, steps])
  const open = useCallback(
    (next: OpenedDetails) => {
      const isStepWithin = opened.at(-1)?.kind === next.kind
      if (!isStepWithin) setQuery({ opened: String(steps.length + 1) }, { isStep: true })
      if (isStepWithin && steps.length === 0) setFirst(next)
      else setLater(isStepWithin ? [...steps.slice(0, -1), next] : [...steps, next])
    },
    [opened, steps, setQuery],
  )
  const openItem = useCallback(
    (id: number, answer?: string) => open({ kind: 'item', id, ...(answer !== undefined && { answer }) }),
    [open],
  )
  const openStudent = useCallback((id: number) => open({ kind: 'student', id }), [open])
  const close = () => (steps.length > 0 ? back() : setFirst(null))
  const forget = useEffectEvent(() => setQuery({ opened: null }))
  const isUnknown = depth > later.length
  // The address of a page that was left does not say which rows they were.
  useEffect(() => {
    if (isUnknown) forget()
  }, [isUnknown])
  return { opened, open, openItem, openStudent, close }
}
