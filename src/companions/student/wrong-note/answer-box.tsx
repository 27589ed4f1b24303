import type { OwnEntry } from '#api/contract/groups/own-wrong-note.ts'
import { familyOf, questionTypeName } from '#domain/questions/question-types.ts'
import { AnswerOptions } from '#parts/answer-options/answer-options.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { choicesOf } from '#parts/answering/choices-of.ts'
import { TextAnswer } from '#parts/answering/text-answer.tsx'
import { WrittenAnswer } from '#parts/answering/written-answer.tsx'
import { langOf } from '#parts/answering/sheet-items.ts'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

export interface AnswerBoxProps {
  readonly entry: OwnEntry
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

/** The answer field for the item's kind. */
export function AnswerBox({ entry: { item, passage, subjectId, type }, value, onChange, onEnter }: AnswerBoxProps) {
  const texts = useTexts(ownWrongNoteTexts)
  const family = familyOf(subjectId)
  const { kind, stem, options } = item
  if (kind === 'single' || kind === 'multiple')
    return (
      <AnswerOptions
        label={texts.answer}
        options={options}
        chosen={choicesOf(value, options)}
        multiple={kind === 'multiple'}
        lang={langOf(options.map(({ text }) => text).join(''), family)}
        onChange={(chosen) => onChange(chosen.join(''))}
      />
    )
  if (kind === 'written')
    return (
      <WrittenAnswer
        label={texts.answer}
        family={family}
        assignment={[stem, passage].join('\n')}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <TextAnswer
      label={texts.answer}
      family={family}
      value={value}
      isLong={questionTypeName(subjectId, type) === 'listenAndWriteSentence'}
      onChange={onChange}
      onEnter={onEnter}
    />
  )
}
