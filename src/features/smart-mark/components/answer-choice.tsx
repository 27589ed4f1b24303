import { Box, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { lettersWith } from '#machines/scan-review/scan-review.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'
import css from '../job.module.css'
import { choosingMark, writingMark } from '../use-review-keys.ts'

interface AnswerChoiceProps {
  readonly group: ReadingGroupRow
  readonly answer: string | null
  readonly onChoose: (answer: string | null) => void
}

/** What a group probably says. */
export function Suggestion({ group: { item, candidates, readings } }: Pick<AnswerChoiceProps, 'group'>) {
  const texts = useTexts(groupTexts)
  const isChoice = item.choices.length > 0
  const [likeliest] = candidates
  const percent = readings[0]?.confidence ?? 0
  const says =
    likeliest === undefined
      ? isChoice
        ? texts.suggestNone
        : texts.suggestWriting
      : (isChoice ? texts.suggest : texts.suggestText)(likeliest, percent)
  return <Hint>{says}</Hint>
}

/** The possible answers on the original: letters, blank, or text typed from it. */
export function AnswerChoice({ group, answer, onChoose }: AnswerChoiceProps) {
  const texts = useTexts(groupTexts)
  const { item, candidates } = group
  const isChoice = item.choices.length > 0
  const press = (letter: string) => onChoose(item.kind === 'multiple' ? lettersWith(answer ?? '', letter) : letter)
  const accepted = isChoice ? [] : item.accept.slice(0, 3)
  const read = isChoice ? [] : candidates.filter((text) => !accepted.includes(text))
  const words = [...read, ...accepted]
  return (
    <Box
      display="grid"
      style={{
        // Sentences need more room than letters.
        gridTemplateColumns: `repeat(auto-fit, minmax(calc(${isChoice ? 60 : 180} * var(--u)), 1fr))`,
        gap: 'calc(8 * var(--u))',
      }}
      role="group"
      aria-label={texts.answers}
    >
      {item.choices.map((letter) => (
        <Key key={letter} isOn={(answer ?? '').includes(letter)} label={letter} onPress={() => press(letter)} />
      ))}
      {words.map((word) => (
        <Key
          key={word}
          isOn={answer === word}
          label={word}
          hint={accepted.includes(word) ? texts.right : texts.asRead}
          onPress={() => onChoose(word)}
        />
      ))}
      <Key isOn={answer === ''} label={texts.open} onPress={() => onChoose('')} />
      {!isChoice && <Written answer={answer} words={words} onChoose={onChoose} />}
    </Box>
  )
}

interface KeyProps {
  readonly isOn: boolean
  readonly label: string
  readonly hint?: string
  readonly onPress: () => void
}

function Key({ isOn, label, hint, onPress }: KeyProps) {
  return (
    <button
      {...{ [choosingMark]: true }}
      type="button"
      className={classNames(css['answer'], isOn && css['on'])}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <b>{label}</b>
      {hint !== undefined && (
        <Box component="small" c="var(--ink-3)" fz="xs">
          {hint}
        </Box>
      )}
    </button>
  )
}

interface WrittenProps extends Pick<AnswerChoiceProps, 'answer' | 'onChoose'> {
  readonly words: readonly string[]
}

/** Free text, for an original that matches none of the suggested answers. */
function Written({ answer, words, onChoose }: WrittenProps) {
  const texts = useTexts(groupTexts)
  const [text, setText] = useState('')
  return (
    <TextInput
      {...{ [writingMark]: true }}
      style={{ gridColumn: '1 / -1' }}
      aria-label={texts.otherLabel}
      placeholder={texts.otherLabel}
      maxLength={scanLimits.value}
      value={answer !== null && answer !== '' && !words.includes(answer) ? answer : text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChoose(value.trim() === '' ? null : value)
      }}
    />
  )
}
