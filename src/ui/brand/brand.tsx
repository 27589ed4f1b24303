import { Box, Flex, Text } from '@mantine/core'
import { useTexts } from '../language/language-context.tsx'
import { brandTexts } from './brand.texts.ts'

/** Either a class, or lengths in units. */
interface BrandMarkProps {
  readonly className?: string | undefined
  readonly w?: number
  readonly h?: number
}

/** The mark alone: an open book on a lectern, in the text colour. */
export function BrandMark({ className = '', ...size }: BrandMarkProps) {
  return (
    <Box component="svg" className={className} {...size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 3.5 12 7l10-3.5v4.3L12 11.3 2 7.8Z" fill="currentColor" />
      <path d="M8 11.7 12 13.1l4-1.4v5.8h3.5v4h-15v-4H8Z" fill="currentColor" />
    </Box>
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
    <Flex gap={9} align="center" c="var(--green-6)">
      <BrandMark w={large ? 30 : 24} h={large ? 30 : 24} />
      <Box
        component="b"
        c="var(--ink)"
        ff="var(--serif)"
        fz={large ? 'xl' : 'max(17px, calc(19 * var(--u)))'}
        lh={1}
        lts="0.08em"
        lang="zh-CN"
      >
        {texts.name}
      </Box>
      <Text span c="var(--ink-3)" fz={large ? 'sm' : 'xs'} lts="0.02em" lang="en">
        {texts.latin}
      </Text>
    </Flex>
  )
}
