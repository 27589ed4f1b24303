import { Box, Flex } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { memberFormTexts } from './member-form.texts.ts'
import type { Member } from './members.types.ts'

interface MemberFactsProps {
  readonly member: Member
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** The facts that cannot be changed here: account, password, when they joined and when they were last seen. */
export function MemberFacts({ member, readAt }: MemberFactsProps) {
  const texts = useTexts(memberFormTexts)
  const { language } = useLanguage()
  const dateOf = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const { username, hasPassword, joinedAt, lastSeenAt } = member
  const facts = [
    [texts.account, username],
    [texts.password, hasPassword ? texts.hasPassword : texts.noPassword],
    [texts.joined, dateOf(joinedAt)],
    [texts.lastSeen, lastSeenAt === null ? texts.never : dateOf(lastSeenAt)],
  ] as const
  return (
    <Box component="dl" mt={18} style={{ borderTop: 'var(--hairline)' }}>
      {facts.map(([name, value]) => (
        <Flex key={name} gap={12} py={9} fz="sm" style={{ borderBottom: 'var(--hairline)' }}>
          <Box component="dt" flex="none" w={84}>
            {name}
          </Box>
          <Box component="dd" className="breakable" flex={1}>
            {value}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
