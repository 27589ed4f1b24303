import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core'
import { memo, useCallback, useRef, useState } from 'react'
import type { Submission } from '#api/contract/groups/marking.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { countWords } from '#domain/marking/count-words.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import type { Shape } from '#domain/marking/annotation.ts'
import { dateText } from '#domain/time/dates.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { shapesOf } from '#machines/marking/drawing.rules.ts'
import { submissionAt } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { DrawingBoard } from '#parts/annotations/drawing-board.tsx'
import { DrawingTools } from '#parts/annotations/drawing-tools.tsx'
import type { TakenTool } from '#parts/annotations/use-drawing.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { RuledSheet } from '#parts/ruled-sheet/ruled-sheet.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { markingTexts } from '../marking.texts.ts'
import type { MarkingTools } from '../use-marking-tools.ts'
import { type Marking, useMarked } from '../use-marking.ts'
import { sheetMark } from '../use-marking-keys.ts'
import { ScannedAnswer } from './scanned-answer.tsx'
import { ModelAnswer } from './model-answer.tsx'
import css from '../marking.module.css'

export interface SubmissionSheetProps {
  readonly submission: Submission
  /** The next one in the list. */
  readonly next: Submission | undefined
  readonly assignmentId: number
  readonly item: KeyedItem
  readonly index: number
  readonly total: number
  /** The student's name, or its substitute. */
  readonly name: string
  readonly hidesNames: boolean
  readonly isMaths: boolean
  readonly marking: Marking
  readonly tools: MarkingTools
}

/** One student's answer on ruled lines; a long one scrolls below its head. */
export function SubmissionSheet(props: SubmissionSheetProps) {
  const { submission, item, name, isMaths, hidesNames, marking } = props
  const { submissionId } = submission
  const shapes = useMarked(marking, shapesHere)
  const change = (next: readonly Shape[]) => marking.send({ type: 'drawing.change', submissionId, shapes: next })
  const texts = useTexts(markingTexts)
  const [tool, setTool] = useState<TakenTool | null>(null)
  const [wantsPage, setWantsPage] = useState(false)
  const { noteScroll, showBeginning } = useBeginning()
  const isScanned = submission.value === onSheet
  // The page shows the student's name.
  const isWhole = wantsPage && !hidesNames
  const drawing = { shapes, tool, onChange: change }
  return (
    <Box w="100%" maw={872} mih={0} data-marking-sheet="" onScrollCapture={noteScroll}>
      <RuledSheet
        label={texts.answerOf(name)}
        sealed
        scroll
        lines={3}
        lang={isMaths || submission.value === '' ? undefined : 'en'}
        head={<SheetHead {...props} />}
        foot={
          <>
            <SheetTools marking={marking} tool={tool} onTool={setTool} />
            {isScanned && !hidesNames && submission.student !== null && (
              <Button variant="subtle" size="xs" aria-pressed={isWhole} onClick={() => setWantsPage(!isWhole)}>
                {isWhole ? texts.onlyItem : texts.wholePage}
              </Button>
            )}
            <ModelAnswer item={item} />
          </>
        }
      >
        <div key={submissionId} ref={showBeginning}>
          {isScanned ? (
            <ScannedAnswer answer={answerRefOf(props)} nextId={nextIdOf(props)} isWhole={isWhole} {...drawing} />
          ) : (
            <DrawingBoard {...drawing}>
              <Answer value={submission.value} isMaths={isMaths} />
            </DrawingBoard>
          )}
        </div>
      </RuledSheet>
    </Box>
  )
}

interface SheetToolsProps {
  readonly marking: Marking
  readonly tool: TakenTool | null
  readonly onTool: (tool: TakenTool | null) => void
}

/** What to draw with, taking back the last shape, and why drawings are not saved. */
const SheetTools = memo(function SheetTools({ marking, tool, onTool }: SheetToolsProps) {
  const { now, send } = marking
  const count = useMarked(marking, (context) => shapesHere(context).length)
  const failure = useMarked(marking, ({ undrawn }) => undrawn[0]?.message ?? null)
  const takeBack = () => {
    const submissionId = submissionAt(now())?.submissionId
    if (submissionId !== undefined)
      send({ type: 'drawing.change', submissionId, shapes: shapesHere(now()).slice(0, -1) })
  }
  return (
    <DrawingTools
      tool={tool}
      onTool={onTool}
      count={count}
      onTakeBack={takeBack}
      failure={failure}
      onRetry={() => send({ type: 'drawing.retry' })}
    />
  )
})

/** Every answer is shown from its beginning, wherever the previous one was left. */
function useBeginning() {
  const isScrolled = useRef(false)
  const noteScroll = useCallback(() => void (isScrolled.current = true), [])
  const showBeginning = useCallback((answer: HTMLElement | null) => {
    // Only if needed: setting the position has everything laid out at once.
    if (answer === null || !isScrolled.current) return
    isScrolled.current = false
    const page = answer.closest(`[${sheetMark}] article > :last-child`)
    if (page !== null) page.scrollTop = 0
  }, [])
  return { noteScroll, showBeginning }
}

const noShapes: readonly Shape[] = []

function shapesHere(context: MarkingContext): readonly Shape[] {
  const submission = submissionAt(context)
  return submission === null ? noShapes : shapesOf(context, submission)
}

const answerRefOf = ({ assignmentId, item, submission }: SubmissionSheetProps) => ({
  assignmentId,
  itemId: item.itemId,
  submissionId: submission.submissionId,
})

const nextIdOf = ({ next }: SubmissionSheetProps): number | null => (next?.value === onSheet ? next.submissionId : null)

/** Formulas of a maths answer are rendered; English is shown exactly as typed. */
function Answer({ value, isMaths }: { readonly value: string; readonly isMaths: boolean }) {
  const texts = useTexts(markingTexts)
  if (!hasAnswer(value))
    return (
      <Text span c="var(--ink-3)">
        {texts.blank}
      </Text>
    )
  return isMaths ? <RichText className={css['maths']} text={value} size="inherit" /> : value
}

function SheetHead({ submission, index, total, name, hidesNames, isMaths, tools }: SubmissionSheetProps) {
  const texts = useTexts(markingTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const { student } = submission
  return (
    <Flex align="center" wrap="wrap" rowGap={2} columnGap={20} flex={1}>
      <Box component="b" c="var(--ink)" fz="lg">
        {name}
      </Box>
      {student !== null && !hidesNames && <span>{student.username}</span>}
      {student !== null && <span>{texts.submitted(dateText(Date.parse(student.submittedAt), { now, language }))}</span>}
      {!isMaths && submission.value !== '' && submission.value !== onSheet && (
        <span>{texts.words(countWords(submission.value))}</span>
      )}
      <Flex component="span" align="center" gap={4} display="inline-flex" ml="auto" c="var(--ink)" className="one-line">
        <StepButton direction={-1} isEnd={index === 0} tools={tools} />
        {texts.position(index + 1, total)}
        <StepButton direction={1} isEnd={index === total - 1} tools={tools} />
      </Flex>
    </Flex>
  )
}

interface StepButtonProps extends Pick<SubmissionSheetProps, 'tools'> {
  readonly direction: -1 | 1
  /** There is no further submission in this direction. */
  readonly isEnd: boolean
}

const StepButton = memo(function StepButton({ direction, isEnd, tools }: StepButtonProps) {
  const texts = useTexts(markingTexts)
  return (
    <ActionIcon
      size="xs"
      variant="default"
      aria-label={direction === -1 ? texts.previous : texts.next}
      disabled={isEnd}
      onClick={() => tools.step(direction)}
    >
      <Icon name={direction === -1 ? 'chevron-left' : 'chevron-right'} small />
    </ActionIcon>
  )
})
