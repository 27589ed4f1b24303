import { Group } from '@mantine/core'
import { useState } from 'react'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'

export interface WhoProps {
  readonly students: readonly { readonly uid: number; readonly realname: string }[]
  readonly courseId: number
  /** How many to show at first; all by default. */
  readonly shown?: number
  /** Adds padding, for use below the head of a surface. */
  readonly padded?: boolean
}

/** Students as chips, each linking to their own wrong questions; the rest is shown on demand. */
export function Who({ students, courseId, shown, padded = false }: WhoProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const [isWhole, setIsWhole] = useState(false)
  const first = isWhole || shown === undefined ? students : students.slice(0, shown)
  const left = students.length - first.length
  return (
    <Group gap={6} {...(padded && { px: 20, pb: 12 })}>
      {first.map(({ uid, realname }) => (
        <a key={uid} style={{ textDecoration: 'none' }} href={hrefOf(wrongNotePaths.student(courseId, uid))}>
          <Chip>{realname}</Chip>
        </a>
      ))}
      {left > 0 && (
        <TextButton px={4} fz="sm" onClick={() => setIsWhole(true)}>
          {texts.others(left)}
        </TextButton>
      )}
    </Group>
  )
}
