import { Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Log, LogStep } from '../../recording/log.types.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import css from '../inspector.module.css'
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
    <section className={css['payload']} aria-label={texts.payload}>
      <h3>{source === undefined ? texts.payload : `${texts.payload} · ${texts.sentBy(source.name)}`}</h3>
      {step === null ? (
        <Text py={12} px={16} c="dimmed" fz="sm">
          {texts.payloadHint}
        </Text>
      ) : (
        <ScrollRegion className={css['json']} label={step.type}>
          <pre>
            {JSON.stringify({ value: step.value ?? undefined, status: step.status, ...step.payload() }, null, 2)}
          </pre>
        </ScrollRegion>
      )}
    </section>
  )
}
