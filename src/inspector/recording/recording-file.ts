import { z } from 'zod/mini'
import type { Chart } from '../chart/chart.types.ts'
import type { Log, LogStep, StateValue } from './log.types.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

const format = 'podium-recording'

const line = z.object({ transitions: z.array(z.string()), text: z.string() })

const chartSchema = z.object({
  id: z.string(),
  description: z.string(),
  states: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      parent: z.nullable(z.string()),
      kind: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
      initial: z.nullable(z.string()),
      lines: z.array(line),
    }),
  ),
  edges: z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), lines: z.array(line) })),
}) satisfies z.ZodMiniType<Chart>

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]))

const recordingSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  charts: z.array(chartSchema),
  actors: z.array(
    z.object({ id: z.string(), name: z.string(), parent: z.nullable(z.string()), machine: z.nullable(z.string()) }),
  ),
  steps: z.array(
    z.object({
      number: z.int(),
      at: z.number(),
      actor: z.string(),
      source: z.nullable(z.string()),
      type: z.string(),
      transitions: z.array(z.string()),
      status: z.enum(['active', 'done', 'error', 'stopped']),
      value: z.nullable(stateValue),
      payload: z.object({
        event: z.unknown(),
        context: z.optional(z.unknown()),
        output: z.optional(z.unknown()),
        error: z.optional(z.unknown()),
      }),
    }),
  ),
})

/** A log as the text of a file, with secrets hidden. */
export const writeRecording = ({ charts, actors, steps }: Log): string =>
  JSON.stringify({
    format,
    version: 1,
    charts: [...charts.values()],
    actors,
    steps: steps.map((step) => ({ ...step, payload: step.payload() })),
  })

/** The log in a file; null for a text that is not a recording. */
export function readRecording(text: string): Log | null {
  const parsed = recordingSchema.safeParse(parsedJson(text))
  if (!parsed.success) return null
  const { charts, actors, steps } = parsed.data
  return {
    charts: new Map(charts.map((chart) => [chart.id, chart])),
    actors,
    steps: steps.map(({ payload: { event, context, output, error }, ...step }): LogStep => ({
      ...step,
      payload: () => ({ event, context, output, error }),
    })),
    count: (steps.at(-1)?.number ?? -1) + 1,
    lost: 0,
  }
}
