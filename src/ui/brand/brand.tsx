import { Box, Flex } from '@mantine/core'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './brand.module.css'
import { brandTexts } from './brand.texts.ts'

/** The mark alone: an open book on a lectern, in the text colour. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className ?? css['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 3.5 12 7l10-3.5v4.3L12 11.3 2 7.8Z" fill="currentColor" />
      <path d="M8 11.7 12 13.1l4-1.4v5.8h3.5v4h-15v-4H8Z" fill="currentColor" />
    </svg>
  )
}

export interface BrandProps {
  /** The size for the sign-in page; otherwise that for the spine. */
  readonly large?: boolean
}

/** Mark and name: 讲台 Podium. */
export function Brand({ large = false }: BrandProps) {
  const texts = useTexts(brandTexts)
  return (
    <Flex className={classNames(large && css['large'])} gap={9} align="center" c="var(--green-6)">
      <BrandMark />
      <Box component="b" className={css['name']} c="var(--ink)" lh={1} lang="zh-CN">
        {texts.name}
      </Box>
      <span className={css['latin']} lang="en">
        {texts.latin}
      </span>
    </Flex>
  )
}
