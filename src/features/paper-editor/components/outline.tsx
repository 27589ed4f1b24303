import { DndContext, MeasuringStrategy } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { Button, Text } from '@mantine/core'
import { freeId } from '#domain/paper/elements.ts'
import { paths, withQuery } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { rowId } from '../outline-rows.ts'
import { outlineTexts } from '../outline.texts.ts'
import { makeRoom } from '../row-sorting.ts'
import { useOutlineDragging } from '../use-outline-dragging.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import { OutlineRowView } from './outline-row.tsx'
import css from './workplace.module.css'

/** Rows of sections that are dragged go, and the others move up. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } } as const

export interface OutlineProps {
  readonly editor: OpenEditor
  readonly selection: Selection
  readonly leaving: LeavingPaper
}

/** Sections and questions in their order: where one goes to them, and moves them. */
export function Outline({ editor, selection, leaving }: OutlineProps) {
  const texts = useTexts(outlineTexts)
  const { numbers, isReadOnly } = editor
  const { rows, ...dragging } = useOutlineDragging(editor)
  return (
    <nav className={css['outline']} aria-label={texts.outline}>
      <header className={css['head']}>
        <h2>{texts.outline}</h2>
        <span>{texts.sum(numbers.itemCount, pointsText(numbers.score))}</span>
      </header>
      <div className={css['scroll']}>
        {rows.length === 0 && (
          <Text py={8} px={20} c="dimmed" fz="sm">
            {texts.empty}
          </Text>
        )}
        <DndContext {...dragging} measuring={measuring}>
          <SortableContext items={rows.map(rowId)} strategy={makeRoom} disabled={isReadOnly}>
            <ul>
              {rows.map((row) => (
                <OutlineRowView key={rowId(row)} row={row} editor={editor} selection={selection} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      </div>
      {!isReadOnly && <OutlineFoot editor={editor} selection={selection} leaving={leaving} />}
    </nav>
  )
}

function OutlineFoot({ editor: { paper, edit }, selection, leaving }: OutlineProps) {
  const texts = useTexts(outlineTexts)
  const addSection = () => {
    const elementId = freeId('section', paper)
    const section = { kind: 'section', elementId, sectionText: texts.newSection, ...startOfSection } as const
    edit({ kind: 'add', elements: [section], place: { sectionId: null, index: paper.elements.length } })
    selection.select(elementId)
  }
  const bank = isMaths(paper.subjectId) ? paths.composePaper : paths.chooseQuestions
  const bankForPaper = (paperId: number | null) => withQuery(bank, { paperId: paperId ?? undefined })
  return (
    <footer className={css['foot']}>
      <Button size="xs" leftSection={<Icon name="plus" small />} onClick={addSection}>
        {texts.addSection}
      </Button>
      <Button component="a" size="xs" {...leaving.linkTo(bankForPaper)}>
        {texts.choose}
      </Button>
    </footer>
  )
}

const startOfSection = { numberRule: 'byItem', firstNumber: null, children: [] } as const
