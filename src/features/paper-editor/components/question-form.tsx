import { Box, Stack } from '@mantine/core'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import { isUntouched } from '#domain/paper/new-question.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { takesItems } from '#domain/paper/question-items.ts'
import { wrongNumbersIn } from '#domain/paper/slots/wrong-numbers.ts'
import { unfinishedIn } from '#domain/paper/unfinished.ts'
import { questionFaultTexts } from '#parts/question-faults/question-faults.texts.ts'
import { RichTextGroup } from '#parts/rich-text-editor/rich-text-group.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { wrongNumberTexts } from '#parts/paper-sheet/wrong-numbers.texts.ts'
import type { SheetHead } from '#parts/paper-sheet/paper-sheet.types.ts'
import { Segments } from '#ui/segments/segments.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { Printing } from '../printed-blocks.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { QuestionTyping } from '../question-typing.ts'
import { useQuestionDraft } from '../use-question-draft.ts'
import { ChapterChoice } from './chapter-choice.tsx'
import { FormTools } from './form-tools.tsx'
import { ItemList } from './item-list.tsx'
import { FieldLabel } from './field-label.tsx'
import { PrintedQuestion } from './printed-question.tsx'
import { SameQuestion } from './same-question.tsx'
import { SlotCheck } from './slot-check.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'
import stage from './workplace.module.css'

export interface QuestionFormProps {
  readonly question: PaperQuestion
  readonly printing: Printing
  /** The paper's book. */
  readonly bookId: number | null
  readonly head: SheetHead
  readonly edit: (act: PaperAct) => void
  readonly newItemId: () => number
  readonly onDone: () => void
  /** Removes a question that is being written; null for one that the service has. */
  readonly onGiveUp: (() => void) | null
}

const AsPrinted = memo(PrintedQuestion)

/** A question open in place: its printed form, which follows the typing, above its fields. */
export function QuestionForm(props: QuestionFormProps) {
  const { question: kept, printing, bookId, head, edit, newItemId, onDone, onGiveUp } = props
  const { subjectId } = printing
  const texts = useTexts(questionFormTexts)
  const faultWords = useTexts(questionFaultTexts)
  const form = useRef<HTMLDivElement>(null)
  const keep = (element: PaperQuestion) => edit({ kind: 'modify', element })
  const { question, printable, ...typing } = useQuestionDraft(form, kept, keep)
  const { change, changeTyped } = typing
  // While it is written for the first time, the line above the fields says what is left to do.
  const [isBegun] = useState(isUntouched(subjectId, kept))
  const faults = isBegun ? [] : unfinishedIn(subjectId, question)
  useInView(form)
  const hasPassage = kept.passage !== '' || takesItems(subjectId, kept)
  const wrongNumbers = useWrongNumbers(question)
  return (
    <section
      ref={form}
      className={stage['marked']}
      style={{ margin: 'calc(8 * var(--u)) calc(-3 * var(--mm))', background: 'var(--surface)' }}
      aria-label={texts.editing(printing.printed)}
    >
      <RichTextGroup>
        <FormTools onDone={onDone} onGiveUp={onGiveUp}>
          <SameQuestion question={printable} subjectId={subjectId} />
        </FormTools>
        <Box py="calc(2 * var(--mm))" px="calc(3 * var(--mm))">
          <AsPrinted question={printable} head={head} isShort {...printing} />
        </Box>
        <Fields>
          {isBegun && <UnfinishedNote question={printable} subjectId={subjectId} />}
          {hasPassage && (
            <RichTextField
              label={texts.passage}
              takesFocus
              error={faults.some(({ fault }) => fault === 'passageMissing') && faultWords.passageMissing}
              wrongNumbers={wrongNumbers}
              value={question.passage}
              onChange={(passage) => changeTyped((before) => ({ ...before, passage }))}
            />
          )}
          <SlotCheck {...typing} question={question} subjectId={subjectId} newItemId={newItemId} />
          <ItemList
            {...typing}
            question={question}
            subjectId={subjectId}
            takesFocus={!hasPassage}
            faults={faults}
            newItemId={newItemId}
          />
          <BankFields question={question} subjectId={subjectId} bookId={bookId} change={change} />
        </Fields>
      </RichTextGroup>
    </section>
  )
}

/** Scrolls an element into view once it is there. */
function useInView(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [element])
}

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Stack
    gap={14}
    px="calc(3 * var(--mm))"
    pt={12}
    pb={16}
    ff="var(--sans)"
    fz="md"
    lh={1.5}
    style={{ borderTop: 'var(--hairline)' }}
  >
    {children}
  </Stack>
)

interface BankFieldsProps extends Pick<QuestionTyping, 'change'> {
  readonly question: PaperQuestion
  readonly subjectId: number
  readonly bookId: number | null
}

/** What the question is found by in the bank beside its text and knowledge points. */
const BankFields = ({ question: { difficulty, chapterId }, subjectId, bookId, change }: BankFieldsProps) => (
  <>
    <Difficulty
      difficulty={difficulty}
      onChange={(changed) => change((before) => ({ ...before, difficulty: changed }))}
    />
    <ChapterChoice
      subjectId={subjectId}
      bookId={bookId}
      value={chapterId}
      onChange={(changed) => change((before) => ({ ...before, chapterId: changed }))}
    />
  </>
)

const levels = [1, 2, 3] as const

interface DifficultyProps {
  readonly difficulty: PaperQuestion['difficulty']
  readonly onChange: (difficulty: (typeof levels)[number]) => void
}

function Difficulty({ difficulty, onChange }: DifficultyProps) {
  const texts = useTexts(questionFormTexts)
  const inspector = useTexts(inspectorTexts)
  const names = [inspector.easy, inspector.medium, inspector.hard]
  return (
    <div>
      <FieldLabel>{texts.difficulty}</FieldLabel>
      <Segments
        label={texts.difficulty}
        value={String(difficulty)}
        segments={levels.map((level, index) => ({ value: String(level), label: names[index] ?? '' }))}
        onChange={(value) => onChange(levels.find((level) => String(level) === value) ?? 1)}
      />
    </div>
  )
}

/** The blanks and slots of the shared text that do not fit, each with why. */
function useWrongNumbers({ passage, items }: PaperQuestion): ReadonlyMap<number, string> {
  const texts = useTexts(wrongNumberTexts)
  const count = items.length
  return useMemo(
    () => new Map([...wrongNumbersIn(passage, count)].map(([number, wrong]) => [number, texts[wrong]])),
    [passage, count, texts],
  )
}
