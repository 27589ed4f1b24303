import { DndContext, MeasuringStrategy } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { ActionIcon, Box, Button, Flex, Stack } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { freeId } from '#domain/paper/elements.ts'
import type { PaperNumbers } from '#domain/paper/numbering.ts'
import type { ElementId, PaperElement } from '#domain/paper/paper.ts'
import { sectionHeading } from '#domain/paper/section-heading.ts'
import { withQuery } from '#domain/paths/address.ts'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useElementName } from '../element-names.ts'
import { outlineRows, type OutlineRow, rowId, rowSteps } from '../outline-rows.ts'
import { outlineTexts } from '../outline.texts.ts'
import { makeRoom } from '../row-sorting.ts'
import { useOutlineDragging } from '../use-outline-dragging.ts'
import { useRowActs } from '../use-row-acts.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import { OutlineRowView } from './outline-row.tsx'
import css from './workplace.module.css'
import { WriteQuestion } from './write-question.tsx'

/** Dragging a section hides the rows inside sections and the others move up, so rows are measured throughout. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } } as const

export interface OutlineProps {
  readonly editor: Pick<OpenEditor, 'paper' | 'numbers' | 'isReadOnly' | 'edit'>
  readonly selection: Pick<Selection, 'element' | 'select'>
  readonly leaving: Pick<LeavingPaper, 'linkTo'>
}

/**
 * Sections and questions in order, for navigating to them and moving them. In a narrow window they unfold on request, so
 * that they do not keep the sheet out of sight.
 */
export function Outline({ editor, selection, leaving }: OutlineProps) {
  const texts = useTexts(outlineTexts)
  const { numbers, isReadOnly } = editor
  const { rows, ...dragging } = useOutlineDragging(editor)
  const ids = useSameIds(rows)
  const [isUnfolded, setUnfolded] = useState(false)
  const { select } = selection
  const selectAndFold = useCallback<Selection['select']>(
    (id) => {
      select(id)
      setUnfolded(false)
    },
    [select],
  )
  return (
    <Stack
      component="nav"
      gap={0}
      miw={0}
      mih={0}
      bg="var(--surface)"
      style={{ borderRight: 'var(--hairline)' }}
      aria-label={texts.outline}
    >
      <Flex component="header" align="baseline" gap={8} px={20} pt={14} pb={6}>
        <h2>{texts.outline}</h2>
        <Hint span>{texts.sum(numbers.itemCount, pointsText(numbers.score))}</Hint>
        <UnfoldButton isUnfolded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
      </Flex>
      <Box
        className={isUnfolded ? '' : css['folded']}
        flex={1}
        mih={0}
        style={{ overflow: 'hidden auto', scrollbarWidth: 'thin' }}
      >
        {rows.length === 0 && (
          <Hint py={8} px={20}>
            {texts.empty}
          </Hint>
        )}
        <DndContext {...dragging} measuring={measuring}>
          <SortableContext items={ids} strategy={makeRoom} disabled={isReadOnly}>
            <ul>
              <OutlineRows rows={rows} editor={editor} selection={{ ...selection, select: selectAndFold }} />
            </ul>
          </SortableContext>
        </DndContext>
      </Box>
      {!isReadOnly && <OutlineFoot editor={editor} selection={selection} leaving={leaving} />}
    </Stack>
  )
}

interface UnfoldButtonProps {
  readonly isUnfolded: boolean
  readonly onPress: () => void
}

function UnfoldButton({ isUnfolded, onPress }: UnfoldButtonProps) {
  const texts = useTexts(outlineTexts)
  return (
    <ActionIcon
      className={css['unfold'] ?? ''}
      ml="auto"
      style={{ alignSelf: 'center' }}
      aria-label={texts.list}
      aria-expanded={isUnfolded}
      onClick={onPress}
    >
      <Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} />
    </ActionIcon>
  )
}

interface OutlineRowsProps extends Pick<OutlineProps, 'editor' | 'selection'> {
  readonly rows: readonly OutlineRow[]
}

function OutlineRows({ rows, editor, selection }: OutlineRowsProps) {
  const { paper, numbers, isReadOnly } = editor
  const nameOf = useElementName(numbers)
  const acts = useRowActs(editor, selection)
  const steps = useMemo(() => rowSteps(outlineRows(paper)), [paper])
  return rows.map((row) => {
    const { element } = row
    const id = rowId(row)
    const { canRise = false, canSink = false } = steps.get(id) ?? {}
    return (
      <OutlineRowView
        key={id}
        element={element}
        name={nameOf(element)}
        printed={printedOf(element, numbers)}
        score={numbers.questions.get(id)?.score ?? numbers.sections.get(id)?.score ?? 0}
        isSelected={selection.element?.elementId === id}
        isReadOnly={isReadOnly}
        canRise={canRise}
        canSink={canSink}
        acts={acts}
      />
    )
  })
}

/** The number label of a question, or the heading of a section, as on the sheet. */
function printedOf(element: PaperElement, { questions, sections }: PaperNumbers): string {
  const { elementId } = element
  return element.kind === 'section'
    ? sectionHeading(element.sectionText, sections.get(elementId)?.sectionNo ?? 1)
    : (questions.get(elementId)?.printed ?? '')
}

/** The ids of the rows; the same array while they are equal, because a new one re-renders every row. */
function useSameIds(rows: readonly OutlineRow[]): ElementId[] {
  const joined = rows.map(rowId).join(' ')
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined])
}

function OutlineFoot({ editor: { paper, edit }, selection, leaving }: OutlineProps) {
  const texts = useTexts(outlineTexts)
  const addSection = () => {
    const elementId = freeId('section', paper)
    const section = { kind: 'section', elementId, sectionText: texts.newSection, ...startOfSection } as const
    edit({ kind: 'add', elements: [section], position: { sectionId: null, index: paper.elements.length } })
    selection.select(elementId)
  }
  const bank = isMaths(paper.subjectId) ? paths.composePaper : paths.chooseQuestions
  const bankForPaper = (paperId: number | null) => withQuery(bank, { paperId: paperId ?? undefined })
  return (
    <Box
      component="footer"
      display="grid"
      px={20}
      py={13}
      style={{ gridTemplateColumns: '1fr 1fr', gap: 'calc(8 * var(--u))', borderTop: 'var(--hairline)' }}
    >
      <WriteQuestion editor={{ paper, edit }} selection={selection} />
      <Button size="xs" leftSection={<Icon name="plus" small />} onClick={addSection}>
        {texts.addSection}
      </Button>
      <Button component="a" size="xs" {...leaving.linkTo(bankForPaper)}>
        {texts.choose}
      </Button>
    </Box>
  )
}

const startOfSection = { numberRule: 'byItem', firstNumber: null, children: [] } as const
