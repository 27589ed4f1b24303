import { Box } from '@mantine/core'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { answerCropTexts } from './answer-crop.texts.ts'

interface AnswerCropProps {
  /** Whose answer it is; null for the reader's own. */
  readonly name: string | null
  readonly crop: NonNullable<Crop>
}

/** An answer as it looks on the sheet that it was read from. */
export function AnswerCrop({ name, crop: { scanPageId, area } }: AnswerCropProps) {
  const texts = useTexts(answerCropTexts)
  return (
    <Box
      component="img"
      h="auto"
      maw="100%"
      bd="var(--hairline)"
      bg="var(--surface)"
      loading="lazy"
      width={Math.round(area.w * pixelsPerMillimetre)}
      height={Math.round(area.h * pixelsPerMillimetre)}
      src={scanCropAddress(scanPageId, area)}
      alt={name === null ? texts.own : texts.crop(name)}
    />
  )
}

/** About the size it has on paper. */
const pixelsPerMillimetre = 4
