import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import css from './details.module.css'

interface PassageProps extends BoxProps {
  readonly text: string
  readonly opened?: boolean
  /** The number of the current item's blank, which is highlighted in the text. */
  readonly blank?: number | null
}

/** The text shared by a question's items, collapsed at first. */
export function Passage({ text, opened = false, blank = null, ...box }: PassageProps) {
  const texts = useTexts(reportDetailsTexts)
  return (
    <Folded summary={texts.passage} opened={opened} {...box}>
      <RichText
        text={text}
        lang={languageOfText(text)}
        size="inherit"
        passage
        renderBlank={(number) => <Blank number={number} isHere={number === blank} />}
      />
    </Folded>
  )
}

interface FoldedProps extends BoxProps {
  readonly summary: string
  readonly opened?: boolean
  readonly children: ReactNode
}

/** A text of its own, collapsed at first. */
export const Folded = ({ summary, opened = false, children, ...box }: FoldedProps) => (
  <Box component="details" className={css['passage']} ff="var(--serif)" lh="var(--lh-read)" open={opened} {...box}>
    <Box component="summary" w="fit-content" c="var(--action)" ff="var(--sans)" fz="sm" style={{ cursor: 'pointer' }}>
      {summary}
    </Box>
    {children}
  </Box>
)

const Blank = ({ number, isHere }: { readonly number: number; readonly isHere: boolean }) => (
  <Box
    component="b"
    className={css['blank']}
    display="inline-block"
    miw="3em"
    fz="0.85em"
    lh={1.3}
    ta="center"
    {...(isHere ? { bg: 'var(--amber-1)', style: { borderBottomWidth: 2 } } : { c: 'dimmed', fw: 400 })}
  >
    {number}
  </Box>
)

interface StemProps extends BoxProps {
  readonly stem: string
  readonly blank: number | null
}

/** An item's own text; without one, it names the item's blank in the passage. */
export function Stem({ stem, blank, ...box }: StemProps): ReactNode {
  const texts = useTexts(reportDetailsTexts)
  const look: BoxProps = { flex: 1, miw: 0, ff: 'var(--serif)', lh: 'var(--lh-read)', ...box }
  if (stem !== '')
    return (
      <Box {...look}>
        <RichText text={stem} lang={languageOfText(stem)} size="inherit" />
      </Box>
    )
  return (
    blank !== null && (
      <Box component="p" {...look}>
        {texts.blank(blank)}
      </Box>
    )
  )
}
