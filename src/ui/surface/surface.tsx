import { Box, Flex, Group } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import css from './surface.module.css'

export interface SurfaceProps {
  /** Heading of the section (h2) and its accessible name. */
  readonly title?: ReactNode
  /** Muted text beside the title ("5 项", "已批 32 人，按人数"). */
  readonly note?: ReactNode
  /** At the right of the title line: a link, or the actions for ticked rows. */
  readonly more?: ReactNode
  /** Accessible name if there is no title. */
  readonly label?: string
  /** `need` marks what needs the teacher. */
  readonly tone?: 'plain' | 'need'
  /** A hairline below the title line. */
  readonly lined?: boolean
  /** Padding around the content; tables and lists bring their own. */
  readonly padded?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet on the page: hairline, no shadow. Never nest them. */
export function Surface(props: SurfaceProps) {
  const { title, note, more, label, tone = 'plain', lined = false, padded = false, className, children } = props
  const titleId = useId()
  const named = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId }
  return (
    <section className={classNames(css['surface'], tone === 'need' && css['need'], className)} {...named}>
      {title !== undefined && (
        <Flex
          align="baseline"
          gap={10}
          pt={15}
          pb={12}
          px="var(--surface-inset, calc(20 * var(--u)))"
          style={lined ? { borderBottom: 'var(--hairline)' } : undefined}
        >
          <Flex wrap="wrap" align="baseline" columnGap={10}>
            <h2 id={titleId}>{title}</h2>
            {note !== undefined && <Hint span>{note}</Hint>}
          </Flex>
          {more !== undefined && (
            <Group gap={8} wrap="nowrap" ml="auto" fz="sm" style={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>
              {more}
            </Group>
          )}
        </Flex>
      )}
      {padded ? (
        <Box pt={title === undefined ? 20 : 2} pb={20} px={20}>
          {children}
        </Box>
      ) : (
        children
      )}
    </section>
  )
}
