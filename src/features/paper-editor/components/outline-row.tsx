import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import { isSection } from '#domain/paper/elements.ts'
import type { PaperNumbers } from '#domain/paper/numbering.ts'
import type { PaperElement } from '#domain/paper/paper.ts'
import { pointsText } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type RowAction, RowActions } from '#ui/row-actions/row-actions.tsx'
import { useElementName } from '../element-names.ts'
import { type OutlineRow, rowId, stepOf } from '../outline-rows.ts'
import { outlineTexts } from '../outline.texts.ts'
import { useRemoving } from '../use-removing.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import css from './workplace.module.css'

export interface OutlineRowViewProps {
  readonly row: OutlineRow
  readonly editor: OpenEditor
  readonly selection: Selection
}

/** One row of the outline: its handle, and the rest. */
export function OutlineRowView({ row, editor, selection }: OutlineRowViewProps) {
  const { element } = row
  const { isReadOnly, numbers } = editor
  const texts = useTexts(outlineTexts)
  const name = useElementName(numbers)(element)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useSortable({
    id: rowId(row),
  })
  const isSelected = selection.element?.elementId === rowId(row)
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        css['row'],
        isSection(element) && css['section'],
        isSelected && css['selected'],
        isDragging && css['dragged'],
      )}
      style={{ translate: `0 ${transform?.y ?? 0}px` }}
    >
      {!isReadOnly && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={css['grip']}
          aria-label={texts.drag(name)}
        >
          <Icon name="drag" small />
        </button>
      )}
      <RowContent row={row} editor={editor} selection={selection} />
    </li>
  )
}

/** What it is, what it is worth, and what can be done with it; the same while rows are dragged past each other. */
const RowContent = memo(({ row, editor, selection }: OutlineRowViewProps) => {
  const { element } = row
  const { isReadOnly, numbers } = editor
  const name = useElementName(numbers)(element)
  const actions = useRowActions(row, editor)
  return (
    <>
      <button
        type="button"
        className={css['name']}
        aria-current={selection.element?.elementId === rowId(row) || undefined}
        onClick={() => selection.select(rowId(row))}
      >
        <RowLabel element={element} numbers={numbers} />
      </button>
      {!isReadOnly && <RowActions name={name} more={actions} />}
    </>
  )
})
RowContent.displayName = 'RowContent'

interface RowLabelProps {
  readonly element: PaperElement
  readonly numbers: PaperNumbers
}

function RowLabel({ element, numbers }: RowLabelProps) {
  const texts = useTexts(outlineTexts)
  const nameIn = useContentName()
  if (element.kind === 'section')
    return (
      <>
        <b className={css['outlineTold']}>{element.sectionText}</b>
        <span className={css['score']}>
          {texts.points(pointsText(numbers.sections.get(element.elementId)?.score ?? 0))}
        </span>
      </>
    )
  if (element.kind !== 'question') return <span className={css['outlineTold']}>{element.text}</span>
  const { printed = '', score = 0 } = numbers.questions.get(element.elementId) ?? {}
  return (
    <>
      <span className={css['number']}>{printed}</span>
      <span className={css['outlineTold']}>{nameIn(element.items[0]?.knowledge ?? '')}</span>
      <span className={css['score']}>{pointsText(score)}</span>
    </>
  )
}

function useRowActions({ element }: OutlineRow, { paper, edit }: OpenEditor): readonly RowAction[] {
  const texts = useTexts(outlineTexts)
  const remove = useRemoving(edit)
  const step = (label: string, by: 1 | -1): RowAction => {
    const move = stepOf(paper, element.elementId, by)
    return {
      label,
      icon: by === 1 ? 'arrow-down' : 'arrow-up',
      disabled: move === null,
      onSelect: () => move !== null && edit({ kind: 'move', ...move }),
    }
  }
  return [
    step(texts.up, -1),
    step(texts.down, 1),
    {
      label: isSection(element) ? texts.removeSection : texts.remove,
      icon: 'trash',
      danger: true,
      onSelect: () => remove(element),
    },
  ]
}
