import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
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
    <div className={css['sum']}>
      {part('due')}
      <span className={css['sign']}>＝</span>
      {part('marked')}
      <span className={css['sign']}>＋</span>
      {part('unmarked')}
      <span className={css['sign']}>＋</span>
      {part('missing')}
    </div>
  )
}

interface PartProps {
  readonly part: CountPart
  readonly count: number
  readonly link: (part: CountPart, content: ReactNode) => ReactNode
}

function Part({ part, count, link }: PartProps) {
  const texts = useTexts(countSumTexts)
  const content = (
    <>
      <Box component="b" className={css['number']} display="block" fz="var(--fs-28)" lh={1.1}>
        {count}
      </Box>
      <Text span c="dimmed" fz="sm">
        {texts[part]}
      </Text>
    </>
  )
  return (
    <div className={classNames(css['part'], part === 'unmarked' && count > 0 && css['need'])}>
      {link(part, content)}
    </div>
  )
}
