import { Box, Flex } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './count-sum.module.css'
import { countSumTexts } from './count-sum.texts.ts'

export type CountPart = 'due' | 'marked' | 'unmarked' | 'missing'

export interface CountSumProps {
  readonly marked: number
  readonly unmarked: number
  readonly missing: number
  /** Makes a part a link: receives number and word, and returns them inside an anchor. */
  readonly link?: (part: CountPart, content: ReactNode) => ReactNode
}

/** The four counts as the sum they are: 应交 ＝ 已批 ＋ 待批 ＋ 未交. */
export function CountSum({ marked, unmarked, missing, link = (_part, content) => content }: CountSumProps) {
  const counts = { due: marked + unmarked + missing, marked, unmarked, missing }
  const part = (name: CountPart) => <Part part={name} count={counts[name]} link={link} />
  return (
    <Flex className={css['sum']} align="center">
      {part('due')}
      <Sign>＝</Sign>
      {part('marked')}
      <Sign>＋</Sign>
      {part('unmarked')}
      <Sign>＋</Sign>
      {part('missing')}
    </Flex>
  )
}

const Sign = ({ children }: { readonly children: string }) => (
  <Box component="span" pb={20} c="var(--ink-3)" fz="xl" lh={1}>
    {children}
  </Box>
)

interface PartProps {
  readonly part: CountPart
  readonly count: number
  readonly link: (part: CountPart, content: ReactNode) => ReactNode
}

function Part({ part, count, link }: PartProps) {
  const texts = useTexts(countSumTexts)
  const content = (
    <>
      <Box
        component="b"
        display="block"
        fz="var(--fs-28)"
        lh={1.1}
        {...(part === 'unmarked' && count > 0 && { c: 'var(--need)' })}
      >
        {count}
      </Box>
      <Hint span>{texts[part]}</Hint>
    </>
  )
  return <div className={css['part']}>{link(part, content)}</div>
}
