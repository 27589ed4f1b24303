/** Renames the fields of values on their way to the wire and back, by `wireNames`. */
import type * as z from 'zod/mini'
import { wireName } from './wire-names.ts'

type Schema = z.core.$ZodType
type Rename = (value: unknown, isToWire: boolean) => unknown

/** Compiled once per schema; null if the wire uses our names, so that such values cost nothing. */
const compiled = new WeakMap<Schema, Rename | null>()

/** A value of the schema, encoded, under its wire names. */
export const toWire = (schema: Schema, value: unknown): unknown => renamingOf(schema)?.(value, true) ?? value

/** Input from the wire, valid or not, under our names; still to be decoded. */
export const fromWire = (schema: Schema, value: unknown): unknown => renamingOf(schema)?.(value, false) ?? value

function renamingOf(schema: Schema): Rename | null {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const rename = compile(schema as z.core.$ZodTypes)
  compiled.set(schema, rename)
  return rename
}

/** A union, a record or a codec has no renamed fields within, as a test says. */
function compile({ _zod: { def } }: z.core.$ZodTypes): Rename | null {
  if (def.type === 'object') return ofObject(Object.entries(def.shape))
  if (def.type === 'optional' || def.type === 'nullable') return renamingOf(def.innerType)
  return def.type === 'array' ? ofArray(renamingOf(def.element)) : null
}

const ofArray = (each: Rename | null): Rename | null =>
  each &&
  ((value, isToWire) => (Array.isArray(value) ? value.map((element: unknown) => each(element, isToWire)) : value))

/** In schema order, without unknown fields. */
function ofObject(shape: readonly (readonly [string, Schema])[]): Rename | null {
  const fields = shape.map(([ours, schema]) => ({ ours, wire: wireName(ours), rename: renamingOf(schema) }))
  if (fields.every(({ ours, wire, rename }) => ours === wire && rename === null)) return null
  return (value, isToWire) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const source = value as Readonly<Record<string, unknown>>
    const renamed: Record<string, unknown> = {}
    for (const { ours, wire, rename } of fields) {
      const member = source[isToWire ? ours : wire]
      if (member !== undefined) renamed[isToWire ? wire : ours] = rename === null ? member : rename(member, isToWire)
    }
    return renamed
  }
}
