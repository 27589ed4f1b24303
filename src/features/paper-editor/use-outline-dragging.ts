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
import { useMemo, useRef, useState } from 'react'
import { elementOf } from '#domain/paper/elements.ts'
import type { ElementId } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useElementName } from './element-names.ts'
import { moveOnto, outlineRows, positionOnto, rowId, rowsWhile } from './outline-rows.ts'
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
  const announcements = useAnnouncements({ paper, numbers })
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

type Moment = 'lifted' | 'over' | 'dropped'

/** Positions are counted as they are seen: within a section, which is named whenever it is another one than before. */
function useAnnouncements({ paper, numbers }: Pick<OpenEditor, 'paper' | 'numbers'>): Announcements {
  const texts = useTexts(outlineTexts)
  const nameOf = useElementName(numbers)
  const lastSection = useRef<ElementId | null>(null)
  const name = (id: UniqueIdentifier | null): string | null => {
    const element = id === null ? undefined : elementOf(paper.elements, String(id))
    return element === undefined ? null : nameOf(element)
  }
  const startFrom = (id: UniqueIdentifier): void => {
    lastSection.current = positionOnto(paper, String(id), String(id))?.sectionId ?? null
  }
  const say = (moment: Moment, moved: UniqueIdentifier, target: UniqueIdentifier): string | undefined => {
    const onto = positionOnto(paper, String(moved), String(target))
    if (onto === null) return undefined
    const where = onto.sectionId === lastSection.current ? '' : texts.where(name(onto.sectionId))
    lastSection.current = onto.sectionId
    return texts[moment](name(moved) ?? '', onto.number, onto.count, where)
  }
  return {
    onDragStart: ({ active }) => {
      startFrom(active.id)
      return say('lifted', active.id, active.id)
    },
    // A lifted row is first over itself.
    onDragOver: ({ active, over }) =>
      over === null ? undefined : say(over.id === active.id ? 'lifted' : 'over', active.id, over.id),
    onDragEnd: ({ active, over }) => {
      if (over === null) return texts.cancelled(name(active.id) ?? '')
      startFrom(active.id)
      return say('dropped', active.id, over.id)
    },
    onDragCancel: ({ active }) => texts.cancelled(name(active.id) ?? ''),
  }
}
