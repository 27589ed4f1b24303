import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod/mini'
import { type EndpointData, isFile } from '#api/contract/endpoint.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { lampMachine } from '../testing/lamp.ts'
import { masked } from './masked.ts'

/** Secrets of the pages' own flows, absent from the contract: digests in transit, tickets and addresses that hold one. */
const secretsOfPages = ['digest', 'match', 'code', 'ticket', 'cookie', 'ticketType', 'url']

/** Names of secrets, and the same names for other things: codes given to a class, addresses of pages. */
const secretName = /password|confirmation|token|ticket|nonce|digest|cookie|secret|openId|code$|url$/i
const harmless: ReadonlySet<string> = new Set(['classCode', 'schoolCode', 'joinUrl', 'downloadUrl', 'pictureUrl'])

/** The appearance of secrets: digests, tokens, codes by SMS and match numbers. */
const secretPatterns: ReadonlySet<string> = new Set(['^[0-9a-f]{64}$', '^[\\w-]{43}$', '^\\d{6}$', '^\\d{2}$'])

type Schema = z.core.JSONSchema.BaseSchema

/** The fields of a schema at any depth. */
function fieldsOf(schema: Schema): readonly (readonly [name: string, schema: Schema])[] {
  const own = Object.entries(schema.properties ?? {}).filter((field): field is [string, Schema] => isSchema(field[1]))
  const inside = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...own.map(([, field]) => field)]
  return [...own, ...inside.flat().filter(isSchema).flatMap(fieldsOf)]
}

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null

const isSecret = ([name, { pattern, type }]: readonly [name: string, schema: Schema]): boolean =>
  type !== 'boolean' &&
  !harmless.has(name) &&
  (secretName.test(name) || (pattern !== undefined && secretPatterns.has(pattern)))

const schemasOf = ({ input, output }: EndpointData): readonly Schema[] =>
  [input, ...(isFile(output) ? [] : [output])].map((one) =>
    z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }),
  )

const secretsOfContract = everyEndpoint.flatMap(({ endpoint }) =>
  schemasOf(endpoint).flatMap((schema) =>
    fieldsOf(schema)
      .filter(isSecret)
      .map(([name]) => name),
  ),
)

test('the contract has the secrets that the specification names', () => {
  expect([...new Set(secretsOfContract)].toSorted()).toEqual(
    [
      'password',
      'oldPassword',
      'newPassword',
      'confirmation',
      'passwordSheet',
      'verificationCode',
      'code',
      'token',
      'ticketType',
      'qrToken',
      'serverTicket',
      'nonce',
      'matchNumber',
      'openId',
      'state',
      'url',
      'digest',
    ].toSorted(),
  )
})

test.each([...new Set([...secretsOfContract, ...secretsOfPages])])(
  '%s is hidden at any depth, whatever it holds',
  (name) => {
    const hidden = masked({
      type: 'form.change',
      changes: { [name]: 'canary-1' },
      list: [{ [name]: ['canary-2'] }, { [name]: 987_654 }],
    })
    expect(hidden).toEqual({
      type: 'form.change',
      changes: { [name]: '•••' },
      list: [{ [name]: ['•••'] }, { [name]: '•••' }],
    })
  },
)

test('an event about a secret hides all its strings', () => {
  expect([
    masked({ type: 'password.change', text: 'Canary#1' }),
    masked({ type: 'code.change', text: '654321' }),
    masked({ type: 'account.change', text: 'qm0701001' }),
  ]).toEqual([
    { type: 'password.change', text: '•••' },
    { type: 'code.change', text: '•••' },
    { type: 'account.change', text: 'qm0701001' },
  ])
})

test('mobiles, tokens and digests are hidden anywhere', () => {
  expect(
    masked({
      account: '13800000001',
      message: `no ${'a'.repeat(64)}, ${'T'.repeat(43)} for 13912345678`,
      at: 1700000000000,
    }),
  ).toEqual({
    account: '138****0001',
    message: 'no •••, ••• for 139****5678',
    at: 1_700_000_000_000,
  })
})

test('empty secrets are distinguishable from filled ones, and objects named like one are searched', () => {
  expect(masked({ password: '', code: { qrId: 'q1', qrToken: 'canary', expiresAt: null } })).toEqual({
    password: '',
    code: { qrId: 'q1', qrToken: '•••', expiresAt: null },
  })
})

test('a snapshot is shown without its machine, and an actor by its id', () => {
  const actor = createActor(lampMachine).start()
  actor.send({ type: 'lamp.press' })
  const warm = actor.getSnapshot().children['warm']?.sessionId
  expect(masked(actor.getSnapshot())).toEqual({
    status: 'active',
    value: { light: 'plain' },
    context: { presses: 1, password: '•••' },
    children: { warm: { actor: warm } },
    historyValue: {},
    tags: [],
  })
})

test('values unknown to JSON become text', () => {
  const circle: { name: string; self?: unknown } = { name: 'circle' }
  circle.self = circle
  const json = JSON.stringify(
    masked({ circle, act: () => 1, when: new Date(0), why: new Error('13800000001'), all: new Set([1n]) }),
  )
  expect(JSON.parse(json)).toEqual({
    circle: { name: 'circle', self: '…' },
    act: '[function]',
    when: '1970-01-01T00:00:00.000Z',
    why: { name: 'Error', message: '138****0001' },
    all: ['1'],
  })
})
