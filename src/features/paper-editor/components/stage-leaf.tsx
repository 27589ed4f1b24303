import { memo, useEffect, useRef } from 'react'
import { isNewId, newIdOn } from '#domain/paper/new-ids.ts'
import { isUntouched } from '#domain/paper/new-question.ts'
import type { NumberRule, PaperLeaf } from '#domain/paper/paper.ts'
import type { SheetHead } from '#parts/paper-sheet/paper-sheet.types.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import { giveUpNew } from '../use-new-question.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import css from './workplace.module.css'
import { PrintedQuestion, type PrintedQuestionProps } from './printed-question.tsx'
import { QuestionForm } from './question-form.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'

export interface StageLeafProps {
  readonly leaf: PaperLeaf
  readonly rule: NumberRule
  readonly showsScores: boolean
  readonly head: SheetHead
  readonly editor: OpenEditor
  readonly selection: Selection
}

/** A question or a line of text on the sheet: as printed, or open for editing if selected and editable. */
export function StageLeaf({ leaf, rule, showsScores, head, editor, selection }: StageLeafProps) {
  const isSelected = selection.element?.elementId === leaf.elementId
  if (leaf.kind !== 'question')
    return <StageText text={leaf.text} id={leaf.elementId} isSelected={isSelected} onSelect={selection.select} />
  const printed = editor.numbers.questions.get(leaf.elementId)?.printed ?? ''
  const { subjectId } = editor.paper
  const isNew = isNewId(leaf.questionId)
  const giveUp = () => {
    giveUpNew(editor, leaf)
    selection.select(null)
  }
  if (isSelected && !editor.isReadOnly)
    return (
      <QuestionForm
        key={leaf.elementId}
        question={leaf}
        printing={{ subjectId, printed, rule, showsScores }}
        bookId={editor.paper.bookId}
        head={head}
        edit={editor.edit}
        newItemId={() => newIdOn(editor.paper)}
        onDone={isUntouched(subjectId, leaf) ? giveUp : () => selection.select(null)}
        onGiveUp={isNew ? giveUp : null}
      />
    )
  return (
    <StageQuestion
      question={leaf}
      printed={printed}
      rule={rule}
      showsScores={showsScores}
      subjectId={subjectId}
      head={head}
      isSelected={isSelected}
      wasSelected={selection.element === null && selection.left === leaf.elementId}
      onSelect={selection.select}
    />
  )
}

interface StageTextProps {
  readonly id: string
  readonly text: string
  readonly isSelected: boolean
  readonly onSelect: (id: string) => void
}

function StageText({ id, text, isSelected, onSelect }: StageTextProps) {
  const texts = useTexts(questionFormTexts)
  return (
    <div className={classNames(css['selectable'], isSelected && css['marked'])}>
      <SheetText text={text} block />
      <button type="button" className={css['cover']} aria-label={texts.openText} onClick={() => onSelect(id)} />
    </div>
  )
}

interface StageQuestionProps extends PrintedQuestionProps {
  readonly isSelected: boolean
  /** It was just closed. */
  readonly wasSelected: boolean
  readonly onSelect: (id: string) => void
}

/** Re-rendered only if it changed: successive papers share what did not. */
const StageQuestion = memo((props: StageQuestionProps) => {
  const { question, printed, subjectId, isSelected, wasSelected, onSelect } = props
  const texts = useTexts(questionFormTexts)
  const cover = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasSelected && document.activeElement === document.body) cover.current?.focus()
  }, [wasSelected])
  return (
    <div className={classNames(css['selectable'], css['question'], isSelected && css['marked'])}>
      <PrintedQuestion {...props} />
      <UnfinishedNote question={question} subjectId={subjectId} />
      <button
        type="button"
        ref={cover}
        className={css['cover']}
        aria-label={texts.open(printed)}
        onClick={() => onSelect(question.elementId)}
      />
    </div>
  )
})
StageQuestion.displayName = 'StageQuestion'
