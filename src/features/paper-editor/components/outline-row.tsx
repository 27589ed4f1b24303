import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import { isSection } from '#domain/paper/elements.ts'
import type { ElementId, PaperElement } from '#domain/paper/paper.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type RowAction, RowActions } from '#ui/row-actions/row-actions.tsx'
import type { RowSteps } from '../outline-rows.ts'
import { outlineTexts } from '../outline.texts.ts'
import css from './workplace.module.css'

/** The actions of rows; stays the same object while the paper changes. */
export interface RowActs {
  readonly select: (id: ElementId) => void
  readonly move: (id: ElementId, by: 1 | -1) => void
  readonly remove: (element: PaperElement) => void
}

export interface OutlineRowViewProps extends RowSteps {
  readonly element: PaperElement
  readonly name: string
  /** The number label of a question, or the heading of a section. */
  readonly printed: string
  readonly score: Tenths
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  readonly acts: RowActs
}

/** One row of the outline: its handle and its content. Re-rendered only if something about it changed. */
export const OutlineRowView = memo((props: OutlineRowViewProps) => {
  const { element, name, isSelected, isReadOnly } = props
  const texts = useTexts(outlineTexts)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useSortable({
    id: element.elementId,
    attributes: { roleDescription: texts.handle },
  })
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        css['row'],
        isSection(element) && css['section'],
        isSelected && css['selected'],
        isDragging && css['dragged'],
      )}
      // Even a move by nothing would give each of hundreds of rows a layer of its own.
      style={transform === null ? undefined : { translate: `0 ${transform.y}px` }}
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
      <RowContent {...props} />
    </li>
  )
})
OutlineRowView.displayName = 'OutlineRowView'

/** The row's label, score and actions; not re-rendered while rows are dragged past each other. */
const RowContent = memo((props: OutlineRowViewProps) => {
  const { element, printed, score, isSelected, isReadOnly, acts } = props
  return (
    <>
      <button
        type="button"
        className={css['name']}
        aria-current={isSelected || undefined}
        onClick={() => acts.select(element.elementId)}
      >
        <RowLabel element={element} printed={printed} score={score} />
      </button>
      {!isReadOnly && <ContentActions {...props} />}
    </>
  )
})
RowContent.displayName = 'RowContent'

function RowLabel({ element, printed, score }: Pick<OutlineRowViewProps, 'element' | 'printed' | 'score'>) {
  const texts = useTexts(outlineTexts)
  const nameIn = useContentName()
  if (element.kind === 'section')
    return (
      <>
        <b className={css['outlineNote']}>{printed}</b>
        <span className={css['score']}>{texts.points(pointsText(score))}</span>
      </>
    )
  if (element.kind !== 'question') return <span className={css['outlineNote']}>{element.text}</span>
  const point = element.items[0]?.knowledge || element.typeName
  // An imported paper has dozens of unsorted questions: their words tell them apart.
  const questionWords = point === unsortedPoint ? questionName(element) : nameIn(point)
  return (
    <>
      <span className={css['number']}>{printed}</span>
      <span className={css['outlineNote']}>{questionWords}</span>
      <span className={css['score']}>{pointsText(score)}</span>
    </>
  )
}

function ContentActions({ element, name, canRise, canSink, acts }: OutlineRowViewProps) {
  const texts = useTexts(outlineTexts)
  const more: readonly RowAction[] = [
    {
      label: texts.up,
      icon: 'arrow-up',
      disabled: !canRise,
      onSelect: () => acts.move(element.elementId, -1),
    },
    {
      label: texts.down,
      icon: 'arrow-down',
      disabled: !canSink,
      onSelect: () => acts.move(element.elementId, 1),
    },
    {
      label: isSection(element) ? texts.removeSection : texts.remove,
      icon: 'trash',
      danger: true,
      onSelect: () => acts.remove(element),
    },
  ]
  return <RowActions name={name} more={more} />
}
