import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { type EndpointGroup, isFile } from './endpoint.ts'
import { fromWire, toWire } from './wire-keys.ts'
import { fieldChoice } from './field-choice.ts'
import { ourPath, wireNames, wirePath } from './wire-names.ts'

const endpoints = Object.values<EndpointGroup>(contract).flatMap((group) => Object.values(group))

/** All schemas on the wire. */
const schemas = endpoints.flatMap(({ input, output, errors }) =>
  [input, isFile(output) ? null : output, ...Object.values(errors)].filter((schema) => schema !== null),
)

/** The names of all fields in a schema, from its JSON schema. */
const namesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, part]) => [
        ...(key === 'properties' ? Object.keys(part) : []),
        ...namesIn(part),
      ])

const ourNames = new Set(
  schemas.flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))),
)

test('each wire name stands for one of ours', () => {
  expect(new Set(Object.values(wireNames)).size).toBe(Object.keys(wireNames).length)
})

test('no schema uses a name that only the wire has, and each of ours is used by one', () => {
  expect(Object.values(wireNames).filter((wire) => ourNames.has(wire))).toEqual([])
  expect(Object.keys(wireNames).filter((ours) => !ourNames.has(ours))).toEqual([])
})

/** The names of all renamed fields that a schema holds within unions, records and codecs, which nothing renames. */
function unreachedIn(schema: z.core.$ZodType, isReached = true): string[] {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => [
      ...(isReached || !(name in wireNames) ? [] : [name]),
      ...unreachedIn(field, isReached),
    ])
  if (def.type === 'optional' || def.type === 'nullable') return unreachedIn(def.innerType, isReached)
  if (def.type === 'array') return unreachedIn(def.element, isReached)
  const within = def.type === 'union' ? def.options : def.type === 'pipe' ? [def.in, def.out] : []
  return [...within, ...(def.type === 'record' ? [def.valueType] : [])].flatMap((one) => unreachedIn(one, false))
}

test('every schema can be expressed in wire names', () => {
  expect(schemas.length).toBeGreaterThan(200)
  expect(schemas.flatMap((schema) => unreachedIn(schema))).toEqual([])
  expect(unreachedIn(z.union([row, z.record(z.string(), row)]))).toEqual(['studentCount', 'studentCount'])
})

const row = z.object({ studentCount: z.int(), note: z.optional(z.string()) })

test('fields are renamed at any depth, in schema order, without unknown ones', () => {
  const schema = z.object({ list: z.array(row), first: z.nullable(row), plain: z.object({ total: z.int() }) })
  const ours = {
    list: [{ studentCount: 1 }, { note: '好', studentCount: 2, extra: 3 }],
    first: null,
    plain: { total: 2 },
    more: 1,
  }
  const wire = '{"list":[{"stuNum":1},{"stuNum":2,"note":"好"}],"first":null,"plain":{"total":2}}'
  expect(JSON.stringify(toWire(schema, ours))).toBe(wire)
  expect(fromWire(schema, JSON.parse(wire))).toEqual({
    list: [{ studentCount: 1 }, { studentCount: 2, note: '好' }],
    first: null,
    plain: { total: 2 },
  })
})

test('our own names are not wire names', () => {
  expect(fromWire(row, { studentCount: 5 })).toEqual({})
})

test('what has the same names on the wire is passed through', () => {
  const value = { total: 2, more: 1 }
  expect(toWire(z.object({ total: z.int() }), value)).toBe(value)
})

test.each([['text'], [5], [null], [[1, 'a', null]], [undefined]])('%j is no object and stays what it is', (value) => {
  expect(fromWire(row, value)).toBe(value)
  expect(fromWire(z.object({ list: z.array(row) }), { list: value })).toEqual(
    value === undefined ? {} : { list: value },
  )
})

test('paths of fields are converted to wire names and back', () => {
  expect(wirePath('list.studentCount')).toBe('list.stuNum')
  expect(ourPath('list.stuNum')).toBe('list.studentCount')
  expect(ourPath('pager.currentPage')).toBe('pager.currentPage')
})

test('a field that is chosen by its name has the wire’s name there, and no other', () => {
  const choice = fieldChoice(['beginTime', 'assignmentName'])
  expect([z.encode(choice, 'beginTime'), z.encode(choice, 'assignmentName')]).toEqual(['beginTime', 'testName'])
  expect([z.decode(choice, 'beginTime'), z.decode(choice, 'testName')]).toEqual(['beginTime', 'assignmentName'])
  expect(z.safeDecode(choice, 'assignmentName').success).toBe(false)
})
