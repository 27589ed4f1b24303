import { Flex, type FlexProps, Stack } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './ruled-sheet.module.css'
import { ruledSheetTexts } from './ruled-sheet.texts.ts'

export interface RuledSheetProps {
  /** What is on the sheet ("陈思远的作答"). */
  readonly label: string
  /** The answer; line breaks are kept. */
  readonly children: ReactNode
  readonly lang?: 'en' | 'zh-CN' | undefined
  /** The sealed strip at the left edge, as on an answer sheet. */
  readonly sealed?: boolean
  /** As tall as its container; a long answer scrolls below the head. In narrow windows the page scrolls. */
  readonly scroll?: boolean
  /** Minimum number of lines; 8 by default. */
  readonly lines?: number
  /** Above the lines: who, when, how many words. */
  readonly head?: ReactNode
  /** Below the lines. */
  readonly foot?: ReactNode
}

/** A written answer on ruled lines. */
export function RuledSheet(props: RuledSheetProps) {
  const { label, children, lang, sealed = false, scroll = false, lines = 8, head, foot } = props
  const texts = useTexts(ruledSheetTexts)
  const lineCount: CSSProperties & Record<'--lines', number> = { '--lines': lines }
  return (
    <Flex component="article" className={classNames(css['sheet'], scroll && css['scroll'])} aria-label={label}>
      {sealed && (
        <Flex className={css['seal']} align="center" justify="center" flex="none" w={44} aria-hidden="true">
          {texts.seal}
        </Flex>
      )}
      <Stack className={css['page']} gap={0} flex={1} miw={0} py={16} pl={28} pr={22}>
        {head !== undefined && (
          <Edge className={css['head']} pb={6}>
            {head}
          </Edge>
        )}
        <div className={css['lines']} lang={lang} style={lineCount}>
          {children}
        </div>
        {foot !== undefined && (
          <Edge className={css['foot']} pt={14}>
            {foot}
          </Edge>
        )}
      </Stack>
    </Flex>
  )
}

/** What is above or below the lines. */
const Edge = (props: FlexProps) => (
  <Flex align="center" rowGap={6} columnGap={20} wrap="wrap" c="dimmed" fz="sm" {...props} />
)
