import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contract } from '#api/contract/contract.ts'
import { errorIdsOf } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { endpointRows } from '#server/openapi/endpoint-rows.ts'
import { openApiDocument } from '#server/openapi/openapi-document.ts'
import { everyEndpoint, everySignedInWrite } from '#tests/support/service/every-endpoint.ts'
import { origin } from '#tests/support/service/test-client.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

/** The document as clients fetch it. */
async function printed(): Promise<{ readonly paths: Readonly<Record<string, { readonly post: Operation }>> }> {
  const response = await openApiDocument()(new Request(`${origin}/openapi.json`))
  if (response === null) throw new Error('Nothing is served at /openapi.json')
  return response.json()
}

const rows = endpointRows(contract)

test('the published document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...(await printed()) })
  expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' })
})

test('every endpoint is in the document once, with what its calls must carry', async () => {
  const { paths } = await printed()
  const operations = Object.entries(paths).map(([path, { post }]) => ({ path, name: post.operationId }))
  expect(operations).toEqual(everyEndpoint.map(({ name, endpoint }) => ({ path: endpoint.path, name })))
  const keyed = Object.values(paths).filter(({ post }) =>
    post.parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  expect(keyed.map(({ post }) => post.operationId)).toEqual(everySignedInWrite.map(({ name }) => name))
  for (const { post } of Object.values(paths)) expect(Object.keys(post.responses['200']?.content ?? {})).toHaveLength(1)
})

test('the endpoint table has a row for every endpoint, and no path twice', () => {
  expect(rows.map(({ group, name }) => `${group}.${name}`)).toEqual(everyEndpoint.map(({ name }) => name))
  expect(rows.length).toBeGreaterThan(30)
  const paths = rows.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  expect(paths.filter((path) => !/^\/(front|client|v1|v2)\/[\w/-]+$/.test(path))).toEqual([])
})

test("an endpoint's error numbers differ from each other and from those of the policy", () => {
  const global: readonly number[] = Object.values(resultCodes)
  const ambiguous = everyEndpoint.flatMap(({ name, endpoint }) => {
    const own = errorIdsOf(endpoint).map((id) => errorCodes[id])
    return own
      .filter((code, index) => global.includes(code) || own.indexOf(code) !== index)
      .map((code) => ({ name, code }))
  })
  expect(ambiguous).toEqual([])
  expect(new Set(global).size).toBe(global.length)
})
