import { Box, Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { RoundPicture } from '#parts/round-picture/round-picture.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'
import css from './page.module.css'
import { Page } from './page.tsx'

export interface EndingProps {
  readonly icon: IconName
  readonly title: string
  /** The name of the assignment. */
  readonly name?: string | undefined
  /** What can be done first, above the way on. */
  readonly act?: ReactNode
  /** Where it leads next; to the list by default. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly children?: ReactNode
}

/** How a piece of work ended, and the way on. */
export function Ending({ icon, title, name, act, back, children }: EndingProps) {
  const texts = useTexts(studentTexts)
  const { href, label } = back ?? { href: studentPaths.list, label: texts.backToList }
  const way = (
    <Stack gap={10}>
      {act}
      <LinkButton to={href} variant={act === undefined ? 'filled' : 'default'} size="lg" fullWidth>
        {label}
      </LinkButton>
    </Stack>
  )
  return (
    <Page sheet foot={way}>
      <Box pt={44} px={4} role="status">
        <RoundPicture>
          <Icon name={icon} className={css['icon']} />
        </RoundPicture>
        <Box component="h1" fz={24}>
          {title}
        </Box>
        {name !== undefined && (
          <Text mt={8} c="dimmed" fz="calc(15 * var(--u))" className="breakable">
            {name}
          </Text>
        )}
        {children}
      </Box>
    </Page>
  )
}

export interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** Names and values, one pair per line. */
export const Facts = ({ facts }: FactsProps) => (
  <Box component="dl" mt={22} style={{ borderBlock: 'var(--hairline)' }}>
    {facts.map(({ name, value }) => (
      <Flex key={name} className={css['fact']} py={12} fz={15}>
        <Box component="dt" flex="none" w={96}>
          {name}
        </Box>
        <Box component="dd" flex={1} miw={0}>
          {value}
        </Box>
      </Flex>
    ))}
  </Box>
)

export const EndingNote = ({ children }: { readonly children: ReactNode }) => (
  <Text mt={16} c="dimmed" fz="calc(15 * var(--u))" lh={1.6}>
    {children}
  </Text>
)
