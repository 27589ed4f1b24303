import { Box, Group, Stack } from '@mantine/core'
import type { PageReadingRow } from '#api/contract/schemas/scans.ts'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import { keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'

interface AlikeReadingsProps {
  readonly readings: readonly PageReadingRow[]
  readonly isWriting: boolean
  readonly ticked: readonly string[]
  readonly nameOf: (scanPageId: number) => string
  readonly onToggle: (key: string) => void
}

/** Readings that may mean the same: small originals with checkboxes, decided together. */
export function AlikeReadings({ readings, isWriting, ticked, nameOf, onToggle }: AlikeReadingsProps) {
  const texts = useTexts(groupTexts)
  if (readings.length < 2) return null
  return (
    <section>
      <Group gap={10} align="baseline" mb={8}>
        <h3>{(isWriting ? texts.alikeWriting : texts.alike)(readings.length)}</h3>
        <Hint>{texts.alikeHint}</Hint>
      </Group>
      <Box
        display="grid"
        style={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(calc(112 * var(--u)), 1fr))',
          gap: 'calc(8 * var(--u))',
        }}
      >
        {readings.map((reading) => {
          const key = keyOfReading(reading)
          return (
            <Stack key={key} component="label" gap={5} fz="sm">
              <Box
                component="img"
                display="block"
                w="100%"
                h={40}
                bd="var(--hairline)"
                bg="var(--surface)"
                style={{ objectFit: 'contain' }}
                loading="lazy"
                src={scanCropAddress(reading.scanPageId, reading.area)}
                alt=""
              />
              <Group gap={6} wrap="nowrap" align="flex-start">
                <CheckBox checked={ticked.includes(key)} onChange={() => onToggle(key)} />
                {nameOf(reading.scanPageId)}
              </Group>
            </Stack>
          )
        })}
      </Box>
    </section>
  )
}
