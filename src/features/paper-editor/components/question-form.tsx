import { Box, Stack } from '@mantine/core'
import { memo, useEffect, useRef } from 'react'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { RichTextGroup } from '#parts/rich-text-editor/rich-text-group.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import type { SheetHead } from '#parts/paper-sheet/paper-sheet.types.ts'
import { Segments } from '#ui/segments/segments.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import type { Printing } from '../printed-blocks.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import { useQuestionDraft } from '../use-question-draft.ts'
import { FormTools } from './form-tools.tsx'
import { ItemForm } from './item-form.tsx'
import css from './inspector.module.css'
import { PrintedQuestion } from './printed-question.tsx'
import { SameQuestion } from './same-question.tsx'
import { SlotCheck } from './slot-check.tsx'

export interface QuestionFormProps {
  readonly question: PaperQuestion
  readonly printing: Printing
  readonly head: SheetHead
  readonly edit: (act: PaperAct) => void
  readonly onDone: () => void
}

const levels = [1, 2, 3] as const

const AsPrinted = memo(PrintedQuestion)

/** A question open in place: its printed form, which follows the typing, above its fields. */
export function QuestionForm({ question: kept, printing, head, edit, onDone }: QuestionFormProps) {
  const texts = useTexts(questionFormTexts)
  const inspector = useTexts(inspectorTexts)
  const form = useRef<HTMLDivElement>(null)
  const keep = (element: PaperQuestion) => edit({ kind: 'modify', element })
  const { question, printable, change, changeTyped } = useQuestionDraft(form, kept, keep)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const hasPassage = kept.passage !== '' || kept.items.length > 1
  const names = [inspector.easy, inspector.medium, inspector.hard]
  return (
    <section ref={form} className={css['form']} aria-label={texts.editing(printing.printed)}>
      <RichTextGroup>
        <FormTools onDone={onDone}>
          <SameQuestion question={printable} subjectId={printing.subjectId} />
        </FormTools>
        <Box py="calc(2 * var(--mm))" px="calc(3 * var(--mm))">
          <AsPrinted question={printable} head={head} isShort {...printing} />
        </Box>
        <Stack gap={14} className={css['fields']}>
          {hasPassage && (
            <RichTextField
              label={texts.passage}
              takesFocus
              value={question.passage}
              onChange={(passage) => changeTyped((before) => ({ ...before, passage }))}
            />
          )}
          <SlotCheck question={question} onChange={(changed) => change(() => changed)} />
          {question.items.map((item, index) => (
            <ItemForm
              // Items get new ids once the question becomes the teacher's own; typed text survives that.
              key={index}
              index={index}
              item={item}
              takesFocus={!hasPassage && index === 0}
              heading={question.items.length > 1 ? texts.item(String(index + 1)) : null}
              change={change}
              changeTyped={changeTyped}
            />
          ))}
          <div>
            <p className={css['formLabel']}>{texts.difficulty}</p>
            <Segments
              label={texts.difficulty}
              value={String(question.difficulty)}
              segments={levels.map((level, index) => ({ value: String(level), label: names[index] ?? '' }))}
              onChange={(value) =>
                change((before) => ({ ...before, difficulty: levels.find((level) => String(level) === value) ?? 1 }))
              }
            />
          </div>
        </Stack>
      </RichTextGroup>
    </section>
  )
}
