import { Box, Stack, Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Log, LogStep } from '../../recording/log.types.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import { ScrollRegion } from './scroll-region.tsx'

export interface PayloadViewProps {
  readonly log: Log
  readonly step: LogStep | null
}

/** The payload of the selected event, and the actor's context after it. */
export function PayloadView({ log, step }: PayloadViewProps) {
  const texts = useTexts(inspectorTexts)
  const source = log.actors.find(({ id }) => id === step?.source)
  return (
    <Stack
      component="section"
      gap={0}
      flex="0 0 38%"
      mih={0}
      style={{ overflow: 'hidden', borderTop: 'var(--hairline)' }}
      aria-label={texts.payload}
    >
      <Box component="h3" pt={8} px={16} fz="sm">
        {source === undefined ? texts.payload : `${texts.payload} · ${texts.sentBy(source.name)}`}
      </Box>
      {step === null ? (
        <Text py={12} px={16} c="dimmed" fz="sm">
          {texts.payloadHint}
        </Text>
      ) : (
        <ScrollRegion pt={8} pb={12} px={16} label={step.type}>
          <Box
            component="pre"
            m={0}
            ff="var(--mono)"
            fz="xs"
            lh={1.5}
            style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {JSON.stringify({ value: step.value ?? undefined, status: step.status, ...step.payload() }, null, 2)}
          </Box>
        </ScrollRegion>
      )}
    </Stack>
  )
}
