import * as z from 'zod/mini'
import { annotationLimits } from '#domain/marking/annotation.ts'

/** Thousandths of the page's width; a long page extends far down. */
const coordinate = z.int().check(z.gte(-1_000), z.lte(20_000))

const point = { x: coordinate, y: coordinate }

/** Page of the answer sheet, from 1; absent over a typed answer. */
const onPage = { sheetPage: z.optional(z.int().check(z.gte(1), z.lte(annotationLimits.sheetPage))) }

/** One thing drawn by a marker (domain `Shape`). */
export const shape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pen'),
    points: z.array(z.object(point)).check(z.minLength(2), z.maxLength(annotationLimits.points)),
    ...onPage,
  }),
  z.object({ kind: z.literal('tick'), ...point, ...onPage }),
  z.object({ kind: z.literal('cross'), ...point, ...onPage }),
  z.object({
    kind: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(annotationLimits.text)),
    ...point,
    ...onPage,
  }),
])

export const shapes = z.array(shape).check(z.maxLength(annotationLimits.shapes))
