import { Flex } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { decisionTexts } from './decision.texts.ts'

/** The decision on a request. */
export function DecisionMark({ isApproved }: { readonly isApproved: boolean }) {
  const texts = useTexts(decisionTexts)
  return (
    <Flex
      component="span"
      display="inline-flex"
      align="center"
      gap={5}
      c={isApproved ? 'var(--green-7)' : 'var(--ink-2)'}
      className="one-line"
    >
      <Icon name={isApproved ? 'check' : 'close'} small />
      {isApproved ? texts.approved : texts.refused}
    </Flex>
  )
}
