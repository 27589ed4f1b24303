import { Button, Flex, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { AnyActorRef } from 'xstate'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { Chart } from '../../chart/chart.types.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import { eventsTaken, parseData, sendTo } from '../send-event.ts'

export interface SendEventProps {
  /** The running actor; null if there is none to send to. */
  readonly actor: AnyActorRef | null
  readonly chart: Chart | null
  /** A past step is being viewed. */
  readonly isPast: boolean
}

/** Sends an event that the machine accepts in its current state. */
export function SendEvent({ actor, chart, isPast }: SendEventProps) {
  const texts = useTexts(inspectorTexts)
  const [type, setType] = useState<string | null>(null)
  const [data, setData] = useState('')
  const [problem, setProblem] = useState<{ readonly field: 'type' | 'data'; readonly message: string } | null>(null)
  const [sent, setSent] = useState('')
  const events = actor === null || chart === null ? [] : eventsTaken(actor, chart)
  const send = () => {
    setSent('')
    const payload = parseData(data)
    if (actor === null || type === null) return setProblem({ field: 'type', message: texts.chooseEvent })
    if (payload === null) return setProblem({ field: 'data', message: texts.notJson })
    const answer = sendTo(actor, { ...payload, type })
    if (answer.kind === 'sent') setSent(texts.sent(type))
    setProblem(
      answer.kind === 'sent'
        ? null
        : { field: 'data', message: answer.kind === 'refused' ? texts.refused(type) : texts.threw(type, answer.why) },
    )
  }
  const hint = isPast ? texts.onlyLive : events.length === 0 ? texts.noEvent : null
  return (
    <Surface title={texts.send} note={<span role="status">{hint ?? sent}</span>} padded>
      <Flex
        component="form"
        align="flex-start"
        gap={12}
        onSubmit={(submit) => {
          submit.preventDefault()
          send()
        }}
      >
        <Select
          flex="0 0 calc(220 * var(--u))"
          label={texts.event}
          data={[...events]}
          value={type !== null && events.includes(type) ? type : null}
          disabled={hint !== null}
          error={problem?.field === 'type' && <ErrorText announced>{problem.message}</ErrorText>}
          onChange={setType}
        />
        <Textarea
          flex={1}
          miw={0}
          label={texts.data}
          autosize
          maxRows={4}
          value={data}
          spellCheck={false}
          disabled={hint !== null}
          error={problem?.field === 'data' && <ErrorText announced>{problem.message}</ErrorText>}
          onChange={({ currentTarget }) => setData(currentTarget.value)}
        />
        <Button type="submit" variant="filled" mt="calc(var(--fs-13) * 1.5 + var(--s-1))" disabled={hint !== null}>
          {texts.sendIt}
        </Button>
      </Flex>
    </Surface>
  )
}
