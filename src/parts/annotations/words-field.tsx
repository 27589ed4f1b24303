import { TextInput } from '@mantine/core'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { annotationLimits, type Point, type ShownPart } from '#domain/marking/annotation.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { annotationsTexts } from './annotations.texts.ts'

interface WordsFieldProps {
  readonly at: Point
  readonly part: ShownPart
  /** Called once with the text; empty for none. */
  readonly onDone: (text: string) => void
}

/** The field for words placed on the answer. */
export function WordsField({ at, part, onDone }: WordsFieldProps) {
  const texts = useTexts(annotationsTexts)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The pointer that placed it would otherwise take the focus away.
  useEffect(() => field.current?.focus(), [])
  const ofWidth = (length: number) => (100 * length) / part.width
  const position: CSSProperties = {
    left: `${ofWidth(at.x - part.x)}%`,
    top: 0,
    transform: `translateY(calc(${ofWidth(at.y - part.y)} * 1cqw))`,
  }
  return (
    <TextInput
      ref={field}
      size="xs"
      pos="absolute"
      w={220}
      style={position}
      aria-label={texts.words}
      placeholder={texts.wordsHint}
      maxLength={annotationLimits.text}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => onDone(text.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onDone(text.trim())
        if (event.key === 'Escape') onDone('')
      }}
    />
  )
}
