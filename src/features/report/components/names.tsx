import { Flex } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import type { GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'

interface NamesProps {
  readonly answers: readonly GivenAnswer[]
  readonly onStudent: (uid: number) => void
}

/** The students who gave an answer; a name opens that student's submission. */
export function Names({ answers, onStudent }: NamesProps) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  return (
    <Flex component="ul" mt={2} rowGap={0} columnGap={12} wrap="wrap">
      {answers.map(({ uid }) => (
        <li key={uid}>
          <TextButton
            tone="quiet"
            mih="max(24px, calc(24 * var(--u)))"
            fz="sm"
            title={texts.openStudent(nameOf(uid))}
            onClick={() => onStudent(uid)}
          >
            {nameOf(uid)}
          </TextButton>
        </li>
      ))}
    </Flex>
  )
}
