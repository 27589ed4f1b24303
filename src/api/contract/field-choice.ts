import * as z from 'zod/mini'
import { wireName } from './wire-names.ts'

/** The name of one of these fields: ours behind the contract, the specification's on the wire. */
export function fieldChoice<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const ours = new Map(names.map((name) => [wireName(name), name]))
  return z.codec(z.enum([...ours.keys()]), z.enum(names), {
    decode: (wire) => ours.get(wire) ?? names[0],
    encode: wireName,
  })
}
