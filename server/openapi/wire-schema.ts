import * as z from 'zod/mini'
import { wireName } from '#api/contract/wire-names.ts'

type Json = z.core.JSONSchema.BaseSchema

/** JSON Schema of the wire: an input as form fields, an output as JSON, both under their wire names. */
export const wireSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({
      zodSchema: {
        _zod: { def },
      },
      jsonSchema,
    }) => {
      if (def.type === 'pipe' && io === 'output') replace(jsonSchema, z.toJSONSchema(def.in, { io }))
      if (def.type === 'object') rename(jsonSchema)
      if (def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })

function replace(schema: Json, { $schema: _dialect, ...own }: Json): void {
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, own)
}

function rename(schema: Json): void {
  const { properties, required } = schema
  if (properties)
    schema.properties = Object.fromEntries(Object.entries(properties).map(([ours, field]) => [wireName(ours), field]))
  if (required) schema.required = required.map(wireName)
}
