import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo, useState } from 'react'
import type { ElementId } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useElementName } from './element-names.ts'
import { moveOnto, outlineRows, type OutlineRow, rowId, rowsWhile } from './outline-rows.ts'
import { outlineTexts } from './outline.texts.ts'
import { nearestRow } from './row-sorting.ts'
import type { OpenEditor } from './use-paper-editor.ts'

// Stable objects: new ones would re-render every row.
const byPointer = { activationConstraint: { distance: 4 } } as const
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates } as const

/** Moving outline rows by mouse, touch and keyboard, with announced positions. */
export function useOutlineDragging({ paper, numbers, edit }: Pick<OpenEditor, 'paper' | 'numbers' | 'edit'>) {
  const texts = useTexts(outlineTexts)
  const [dragged, setDragged] = useState<ElementId | null>(null)
  const all = useMemo(() => outlineRows(paper), [paper])
  const rows = rowsWhile(all, dragged)
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  const announcements = useAnnouncements(rows, numbers)
  return {
    rows,
    sensors,
    collisionDetection: nearestRow(rows.map(rowId)),
    accessibility: { announcements, screenReaderInstructions: { draggable: texts.instructions } },
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => setDragged(String(active.id)),
    onDragCancel: () => setDragged(null),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setDragged(null)
      const move = over === null ? null : moveOnto(paper, String(active.id), String(over.id))
      if (move !== null) edit({ kind: 'move', ...move })
    },
  }
}

function useAnnouncements(rows: readonly OutlineRow[], numbers: OpenEditor['numbers']): Announcements {
  const texts = useTexts(outlineTexts)
  const nameOf = useElementName(numbers)
  const name = (id: UniqueIdentifier): string => {
    const row = rows.find((one) => rowId(one) === id)
    return row === undefined ? '' : nameOf(row.element)
  }
  const positionOf = (id: UniqueIdentifier) => rows.findIndex((row) => rowId(row) === id) + 1
  return {
    onDragStart: ({ active }) => texts.lifted(name(active.id), positionOf(active.id), rows.length),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined
      // A lifted row is first over itself.
      const say = over.id === active.id ? texts.lifted : texts.over
      return say(name(active.id), positionOf(over.id), rows.length)
    },
    onDragEnd: ({ active, over }) =>
      over === null
        ? texts.cancelled(name(active.id))
        : texts.dropped(name(active.id), positionOf(over.id), rows.length),
    onDragCancel: ({ active }) => texts.cancelled(name(active.id)),
  }
}
