import { Button, Group, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { causeLimits, usualCauses } from '#domain/wrong-note/causes.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useContentName } from '../content-names/use-content-name.ts'
import { wrongCauseTexts } from './wrong-cause.texts.ts'

export interface CauseChoiceProps {
  /** The causes given so far. */
  readonly causes: readonly string[]
  readonly isBusy: boolean
  readonly onToggle: (cause: string, isSet: boolean) => void
}

/** Causes to choose from, with those given pressed, and a field for one's own words, which stay until they are given. */
export function CauseChoice({ causes, isBusy, onToggle }: CauseChoiceProps) {
  const texts = useTexts(wrongCauseTexts)
  const nameIn = useContentName()
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  if (sent !== null && causes.includes(sent)) {
    setSent(null)
    if (typed.trim() === sent) setTyped('')
  }
  const own = causes.filter((cause) => !usualCauses.some((usual) => usual === cause))
  const say = () => {
    const cause = typed.trim()
    if (cause === '') return
    onToggle(cause, true)
    setSent(cause)
  }
  return (
    <Group role="group" aria-label={texts.label} gap={6}>
      {[...usualCauses, ...own].map((cause) => {
        const isSet = causes.includes(cause)
        return (
          <CauseButton key={cause} isOn={isSet} disabled={isBusy} onClick={() => onToggle(cause, !isSet)}>
            {nameIn(cause)}
          </CauseButton>
        )
      })}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
      >
        <TextInput
          size="xs"
          w={230}
          aria-label={texts.own}
          placeholder={texts.ownHint}
          maxLength={causeLimits.length}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Group>
  )
}

interface CauseButtonProps {
  readonly isOn: boolean
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** One cause, pressed or not. */
const CauseButton = ({ isOn, ...button }: CauseButtonProps) => (
  <Button size="xs" variant={isOn ? 'light' : 'default'} aria-pressed={isOn} {...button} />
)
