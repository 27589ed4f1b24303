/** Renames the fields of values on their way to the wire and back, by `wireNames`. */
import type * as z from 'zod/mini'
import { wireName } from './wire-names.ts'

type Schema = z.core.$ZodType
type Rename = (value: unknown) => unknown

interface WireKeys {
  readonly toWire: Rename
  readonly fromWire: Rename
}

/** Compiled once per schema; null if the wire uses our names, so that such values cost nothing. */
const compiled = new WeakMap<Schema, WireKeys | null>()

/** A value of the schema, encoded, under its wire names. */
export const toWire = (schema: Schema, value: unknown): unknown => keysOf(schema)?.toWire(value) ?? value

/** Input from the wire, valid or not, under our names; still to be decoded. */
export const fromWire = (schema: Schema, value: unknown): unknown => keysOf(schema)?.fromWire(value) ?? value

function keysOf(schema: Schema): WireKeys | null {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const keys = compile(schema as z.core.$ZodTypes)
  compiled.set(schema, keys)
  return keys
}

/** Throws for a renamed field within a union, a record or a codec: there are none. */
function compile({ _zod: { def } }: z.core.$ZodTypes): WireKeys | null {
  if (def.type === 'object') return ofObject(Object.entries(def.shape))
  if (def.type === 'optional' || def.type === 'nullable') return keysOf(def.innerType)
  if (def.type === 'array') return ofArray(keysOf(def.element))
  const within = def.type === 'union' ? def.options : def.type === 'pipe' ? [def.in, def.out] : []
  if (def.type === 'record' ? keysOf(def.valueType) : within.some((one) => keysOf(one) !== null))
    throw new Error(`A ${def.type} cannot have fields that the wire calls otherwise`)
  return null
}

function ofArray(element: WireKeys | null): WireKeys | null {
  if (element === null) return null
  const each = (rename: Rename) => (value: unknown) => (Array.isArray(value) ? value.map(rename) : value)
  return { toWire: each(element.toWire), fromWire: each(element.fromWire) }
}

type Field = readonly [from: string, to: string, rename: Rename | undefined]

function ofObject(shape: readonly (readonly [string, Schema])[]): WireKeys | null {
  const fields = shape.map(([ours, schema]) => ({ ours, wire: wireName(ours), keys: keysOf(schema) }))
  if (fields.every(({ ours, wire, keys }) => ours === wire && keys === null)) return null
  return {
    toWire: renaming(fields.map(({ ours, wire, keys }): Field => [ours, wire, keys?.toWire])),
    fromWire: renaming(fields.map(({ ours, wire, keys }): Field => [wire, ours, keys?.fromWire])),
  }
}

/** In schema order, without unknown fields. */
const renaming =
  (fields: readonly Field[]): Rename =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const source = value as Readonly<Record<string, unknown>>
    const renamed: Record<string, unknown> = {}
    for (const [from, to, rename] of fields) {
      const member = source[from]
      if (member !== undefined) renamed[to] = rename === undefined ? member : rename(member)
    }
    return renamed
  }
