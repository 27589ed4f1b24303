import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHandIn } from './use-hand-in.ts'

export interface CommittedText {
  readonly text: string
  readonly type: (text: string) => void
  readonly commit: () => void
  /** Back to the committed value. */
  readonly discard: () => void
}

/** A text while it is typed. It is also committed when its field goes away, and when it has to be handed in. */
export function useCommittedText(value: string, onCommit: (typed: string) => void): CommittedText {
  const [shown, setShown] = useState<string | null>(null)
  /** Up to date even if the field goes away with the key press that commits or discards. */
  const typed = useRef<string | null>(null)
  const type = (text: string | null) => {
    typed.current = text
    setShown(text)
  }
  const commit = () => {
    const text = typed.current
    type(null)
    if (text !== null && text !== value) onCommit(text)
  }
  useHandIn(commit)
  const leave = useEffectEvent(commit)
  // In the layout phase, which ends before the machine is stopped.
  useLayoutEffect(() => () => leave(), [])
  return { text: shown ?? value, type, commit, discard: () => type(null) }
}
