/** Nodes of lessons (specification §3.3 "Prepare node"), whose fields have other names and kinds on the wire. */
import * as z from 'zod/mini'
import { lessonLimits } from '#domain/classes/class-limits.ts'
import { lessonNodeTypes, lessonSources } from '#domain/textbooks/lesson.ts'
import { idNumber, intNumber } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'

const wireNode = z.object({
  nodeType: z.enum(lessonNodeTypes),
  name: text(lessonLimits.name),
  /** 1 once it has been taught. */
  nodeFlag: intNumber.check(z.gte(0), z.lte(1)),
  extendsParam: z.object({ paperId: z.optional(idNumber) }),
})

const wirePreparedNode = z.extend(wireNode, { nodeId: z.int(), sourceType: z.enum(lessonSources) })

const ourNode = z.object({
  nodeType: z.enum(lessonNodeTypes),
  name: z.string(),
  isTaught: z.boolean(),
  paperId: z.optional(z.int()),
})

const ourPreparedNode = z.extend(ourNode, { nodeId: z.int(), source: z.enum(lessonSources) })

type WireNode = z.output<typeof wireNode>

type OurNode = z.output<typeof ourNode>

const ours = ({ nodeType, name, nodeFlag, extendsParam }: WireNode): OurNode => ({
  nodeType,
  name,
  isTaught: nodeFlag === 1,
  ...extendsParam,
})

const onWire = ({ nodeType, name, isTaught, paperId }: OurNode): WireNode => ({
  nodeType,
  name,
  nodeFlag: isTaught ? 1 : 0,
  extendsParam: paperId === undefined ? {} : { paperId },
})

/** A step of a lesson, or a paper for it; papers keep their own names. */
export const lessonNode = z.codec(wireNode, ourNode, { decode: ours, encode: onWire })

/** A node as a teacher reads it. */
export const preparedNode = z.codec(wirePreparedNode, ourPreparedNode, {
  decode: (node) => ({ ...ours(node), nodeId: node.nodeId, source: node.sourceType }),
  encode: (node) => ({ ...onWire(node), nodeId: node.nodeId, sourceType: node.source }),
})

export type PreparedNode = z.output<typeof preparedNode>
