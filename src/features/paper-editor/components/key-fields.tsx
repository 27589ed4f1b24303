import { Checkbox, Group, NativeSelect, Textarea } from '@mantine/core'
import { memo, useState } from 'react'
import { multipleRuleText, multipleRuleTexts } from '#domain/marking/multiple-rule.texts.ts'
import type { PaperItem } from '#domain/paper/paper.ts'
import { acceptedLines } from '#domain/questions/accepted-lines.ts'
import { type AnswerKey, multipleRules, type OpenKey, usualRule } from '#domain/questions/question.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TypesetAnswers } from '#parts/paper-sheet/typeset-answers.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import { CriteriaWords } from './criteria-words.tsx'
import { FieldLabel } from './field-label.tsx'

export interface KeyFieldsProps extends Pick<PaperItem, 'options' | 'score'> {
  readonly answer: OpenKey
  readonly onChange: (key: OpenKey) => void
}

/** The fields of the key, by kind of item. */
export const KeyFields = memo(({ answer, options, score, onChange }: KeyFieldsProps) => {
  const texts = useTexts(questionFormTexts)
  switch (answer.kind) {
    case 'single':
      return (
        <div>
          <FieldLabel>{texts.key}</FieldLabel>
          <Segments
            label={texts.key}
            value={answer.choice}
            segments={options.map(({ id }) => ({ value: id, label: id }))}
            onChange={(choice) => onChange({ kind: answer.kind, choice })}
          />
        </div>
      )
    case 'multiple':
      return <SeveralChoices answer={answer} options={options} score={score} onChange={onChange} />
    case 'blank':
    case 'number':
      return <AcceptedAnswers answer={answer} onChange={onChange} />
    case 'written':
      return (
        <>
          <RichTextField
            label={texts.model}
            value={answer.model}
            onChange={(model) => onChange({ ...answer, model })}
          />
          <CriteriaWords criteria={answer.criteria} onChange={(criteria) => onChange({ ...answer, criteria })} />
        </>
      )
  }
})
KeyFields.displayName = 'KeyFields'

interface SeveralChoicesProps extends KeyFieldsProps {
  readonly answer: AnswerKey & { readonly kind: 'multiple' }
}

function SeveralChoices({ answer, options, score, onChange }: SeveralChoicesProps) {
  const texts = useTexts(questionFormTexts)
  const { language } = useLanguage()
  const rules = multipleRuleTexts[language]
  const { choices, rule = usualRule } = answer
  const right = Math.max(1, choices.length)
  return (
    <Group align="flex-end" gap={20}>
      <Checkbox.Group
        label={texts.keys}
        value={[...choices]}
        onChange={(letters) =>
          onChange({ ...answer, choices: options.map(({ id }) => id).filter((id) => letters.includes(id)) })
        }
      >
        <Group gap={16} h={36}>
          {options.map(({ id }) => (
            <Checkbox key={id} value={id} label={id} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        label={texts.rule}
        value={rule}
        data={multipleRules.map((value) => ({ value, label: rules.names[value] }))}
        description={multipleRuleText(rule, right, score, language)}
        onChange={(event) => {
          const chosen = multipleRules.find((one) => one === event.currentTarget.value)
          if (chosen !== undefined) onChange({ ...answer, rule: chosen })
        }}
      />
    </Group>
  )
}

interface AcceptedAnswersProps {
  readonly answer: AnswerKey & { readonly kind: 'blank' | 'number' }
  readonly onChange: (key: OpenKey) => void
}

/** The lines as typed: an empty one is not an accepted answer yet, but must not disappear during typing. */
function AcceptedAnswers({ answer, onChange }: AcceptedAnswersProps) {
  const texts = useTexts(questionFormTexts)
  const [typed, setTyped] = useState(answer.accept.join('\n'))
  const value = acceptedLines(typed).join('\n') === answer.accept.join('\n') ? typed : answer.accept.join('\n')
  return (
    <div>
      <Textarea
        autosize
        minRows={1}
        label={texts.accepted}
        description={answer.kind === 'number' ? texts.acceptedMaths : texts.acceptedHint}
        spellCheck={false}
        value={value}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange({ ...answer, accept: acceptedLines(event.currentTarget.value) })
        }}
      />
      <TypesetAnswers kind={answer.kind} answers={answer.accept} />
    </div>
  )
}
