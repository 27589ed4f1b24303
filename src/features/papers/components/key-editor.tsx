import { Stack, Textarea } from '@mantine/core'
import { AnswerOptions } from '#parts/answer-options/answer-options.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { RichTextGroup } from '#parts/rich-text-editor/rich-text-group.tsx'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { TypesetAnswers } from '#parts/paper-sheet/typeset-answers.tsx'
import { sheetLanguage } from '#parts/paper-sheet/sheet-language.ts'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { acceptedLines } from '#domain/questions/accepted-lines.ts'
import type { Choice } from '#domain/questions/question.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { correctKeyTexts } from '../correct-key.texts.ts'
import type { KeyDraft } from '../key-draft.ts'
import css from './papers.module.css'
import { CriteriaEditor } from './criteria-editor.tsx'
import { RuleChoice } from './rule-choice.tsx'

export interface KeyEditorProps {
  readonly item: PaperItem
  readonly draft: KeyDraft
  /** The item's score ("15"). */
  readonly points: string
  readonly onChange: (draft: KeyDraft) => void
}

/** The fields for correcting a key, by kind of item. */
export function KeyEditor({ item, draft, points, onChange }: KeyEditorProps) {
  switch (draft.kind) {
    case 'single':
      return (
        <Letters
          item={item}
          chosen={[draft.choice]}
          onChange={([choice]) => choice !== undefined && onChange({ kind: 'single', choice })}
        />
      )
    case 'multiple':
      return (
        <>
          <Letters
            item={item}
            chosen={draft.choices}
            multiple
            onChange={(choices) => onChange({ ...draft, choices })}
          />
          <RuleChoice draft={draft} score={item.score} onChange={onChange} />
        </>
      )
    case 'blank':
    case 'number':
      return <AcceptedAnswers draft={draft} onChange={onChange} />
    case 'written':
      return <WrittenKey draft={draft} points={points} onChange={onChange} />
  }
}

interface LettersProps {
  readonly item: PaperItem
  readonly chosen: readonly Choice[]
  readonly multiple?: boolean
  readonly onChange: (chosen: readonly Choice[]) => void
}

function Letters({ item, chosen, multiple = false, onChange }: LettersProps) {
  const texts = useTexts(correctKeyTexts)
  const isEnglish = item.options.every(({ text }) => sheetLanguage(text) === 'en')
  return (
    <div>
      <Hint mb={4}>{multiple ? texts.choicesLabel : texts.corrected}</Hint>
      <AnswerOptions
        label={multiple ? texts.choices : texts.corrected}
        options={item.options}
        chosen={chosen}
        multiple={multiple}
        lang={isEnglish ? 'en' : undefined}
        onChange={onChange}
      />
    </div>
  )
}

interface AcceptedAnswersProps {
  readonly draft: KeyDraft & { readonly kind: 'blank' | 'number' }
  readonly onChange: (draft: KeyDraft) => void
}

function AcceptedAnswers({ draft: { kind, lines }, onChange }: AcceptedAnswersProps) {
  const texts = useTexts(correctKeyTexts)
  return (
    <div>
      <Textarea
        className={css['answers']}
        label={texts.accepted}
        description={kind === 'number' ? texts.acceptedMaths : texts.acceptedHint}
        rows={5}
        data-autofocus
        spellCheck={false}
        value={lines}
        onChange={(event) => onChange({ kind, lines: event.currentTarget.value })}
      />
      <TypesetAnswers kind={kind} answers={acceptedLines(lines)} />
    </div>
  )
}

interface WrittenKeyProps {
  readonly draft: KeyDraft & { readonly kind: 'written' }
  readonly points: string
  readonly onChange: (draft: KeyDraft) => void
}

function WrittenKey({ draft, points, onChange }: WrittenKeyProps) {
  const texts = useTexts(correctKeyTexts)
  return (
    <RichTextGroup>
      <Stack gap={12}>
        <RichTextTools />
        <RichTextField
          label={texts.model}
          takesFocus
          value={draft.model}
          onChange={(model) => onChange({ ...draft, model })}
        />
        <CriteriaEditor
          criteria={draft.criteria}
          points={points}
          onChange={(criteria) => onChange({ ...draft, criteria })}
        />
      </Stack>
    </RichTextGroup>
  )
}
