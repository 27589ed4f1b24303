import { Box, Flex, Group } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import css from './page-head.module.css'
import { pageHeadTexts } from './page-head.texts.ts'

export interface PageHeadProps {
  /** The page's only h1. */
  readonly title: ReactNode
  /** One line of status in words and numbers ("七(2)班本学期 12 项任务，3 项进行中"). */
  readonly state?: ReactNode
  /** Links to the pages above, outermost first; the last may be plain text. */
  readonly crumbs?: readonly ReactNode[]
  /** At most two secondary buttons, then the one primary: the next thing to do. */
  readonly actions?: ReactNode
}

/** Head of a page: breadcrumbs, title, status line, actions. */
export function PageHead({ title, state, crumbs, actions }: PageHeadProps) {
  return (
    <header>
      {crumbs !== undefined && <Crumbs crumbs={crumbs} />}
      <Group align="flex-end" gap={10} mb={20}>
        <Box flex="1 1 calc(240 * var(--u))" miw={0} pr={16}>
          <h1>{title}</h1>
          {state !== undefined && (
            <Hint mih="calc(1.5 * var(--fs-13))" mt={5}>
              {state}
            </Hint>
          )}
        </Box>
        {actions !== undefined && <Group gap={10}>{actions}</Group>}
      </Group>
    </header>
  )
}

function Crumbs({ crumbs }: { readonly crumbs: readonly ReactNode[] }) {
  const texts = useTexts(pageHeadTexts)
  return (
    <nav className={css['crumbs']} aria-label={texts.crumbs}>
      <Flex component="ol" align="center" gap={6} mb={6} c="dimmed" fz="sm">
        {crumbs.map((crumb, index) => (
          // Breadcrumbs have a fixed order, so the index is the identity.
          <Flex key={index} component="li" align="center" gap={6}>
            {index > 0 && <Icon name="chevron-right" small />}
            {crumb}
          </Flex>
        ))}
      </Flex>
    </nav>
  )
}
