import { Flex } from '@mantine/core'
import type { GivenAnswer } from '../answer-groups.ts'
import { StudentName } from './student-name.tsx'

interface NamesProps {
  readonly answers: readonly GivenAnswer[]
  readonly onStudent: (uid: number) => void
}

/** The students who gave an answer; a name opens that student's submission. */
export function Names({ answers, onStudent }: NamesProps) {
  return (
    <Flex component="ul" mt={2} rowGap={0} columnGap={12} wrap="wrap">
      {answers.map(({ uid }) => (
        <li key={uid}>
          <StudentName uid={uid} onStudent={onStudent} />
        </li>
      ))}
    </Flex>
  )
}
