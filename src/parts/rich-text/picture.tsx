import { Box } from '@mantine/core'
import { useState } from 'react'
import { pictureAddress } from '#api/ports/picture-address.ts'
import type { PictureInline } from '#domain/rich-text/picture.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './rich-text.module.css'
import { richTextTexts } from './rich-text.texts.ts'

export interface PictureProps {
  readonly picture: PictureInline
}

/** A stored picture, never wider than its line. If it fails to load, a sentence says so and describes it. */
export function Picture({ picture: { key, alt, width } }: PictureProps) {
  const texts = useTexts(richTextTexts)
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === key)
    return (
      <Box
        component="span"
        px="0.4em"
        c="dimmed"
        fz="0.85em"
        style={{ border: '1px dashed var(--ink-3)', whiteSpace: 'normal' }}
      >
        {texts.missingPicture(alt)}
      </Box>
    )
  return (
    <img
      className={css['picture']}
      src={pictureAddress(key)}
      alt={alt === '' ? texts.picture : alt}
      loading="lazy"
      style={width === null ? undefined : { width: `${width}%` }}
      onError={() => setMissing(key)}
    />
  )
}
