import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface BookNoteProps {
  readonly role?: 'status'
  readonly children: ReactNode
}

/** A muted sentence about a book or its lessons. */
export const BookNote = (props: BookNoteProps) => <Text className="breakable" c="dimmed" fz="sm" lh={1.6} {...props} />
