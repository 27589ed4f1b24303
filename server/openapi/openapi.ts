import { type EndpointGroup, type EndpointData, errorIdsOf, isFile, isSignedIn } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { formType } from '#domain/wire/form.ts'
import { surfaceOf } from '#server/core/ports.ts'
import { cookieName } from '#server/core/cookies.ts'
import { wireSchema } from './wire-schema.ts'

type Json = Readonly<Record<string, unknown>>

/** The contract as OpenAPI 3.1, so that others can build clients. */
export function openApi(contract: Readonly<Record<string, EndpointGroup>>): Json {
  const endpoints = Object.entries(contract).flatMap(([group, list]) =>
    Object.entries(list).map(
      ([name, endpoint]) => [endpoint.path, { post: operation(group, name, endpoint) }] as const,
    ),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Podium',
      version: '1.0.0',
      description: 'Calls of the Podium service. Every answer is an envelope; result.code 0, -24 and -26 are success.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(endpoints),
    components: { securitySchemes: securitySchemes() },
  }
}

function operation(group: string, name: string, endpoint: EndpointData): Json {
  const ids = errorIdsOf(endpoint)
  const input = bare(wireSchema(endpoint.input, 'input'))
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: ids.length === 0 ? name : `${name}; errors: ${ids.join(', ')}`,
    parameters: headersOf(endpoint),
    requestBody: {
      required: true,
      content: { [endpoint.body?.type ?? formType]: { schema: input } },
    },
    responses: {
      '200': answerOf(endpoint),
      '400': { description: 'Undecodable' },
      '403': { description: 'Refused origin' },
    },
    security: isSignedIn(endpoint.access) ? [{ [surfaceOf[endpoint.access]]: [] }] : [],
  }
}

const header = (name: string): Json => ({ name, in: 'header', required: true, schema: { type: 'string' } })

const headersOf = ({ access, effect, forAnybody }: EndpointData): readonly Json[] => [
  header('X-Teacher-Agent'),
  ...(isSignedIn(access) && effect === 'write' ? [header('Idempotency-Key')] : []),
  ...(isSignedIn(access) && effect === 'write' && forAnybody !== true ? [header('X-Expected-Uid')] : []),
]

function answerOf(endpoint: EndpointData): Json {
  const { output } = endpoint
  const codes = errorIdsOf(endpoint)
    .map((id) => `${errorCodes[id]} ${id}`)
    .join(', ')
  const description = codes === '' ? 'The answer' : `The answer, or one of: ${codes}`
  if (isFile(output))
    return { description, content: { [output.file]: { schema: { type: 'string', format: 'binary' } } } }
  const data = { anyOf: [bare(wireSchema(output, 'output')), { type: ['object', 'null'] }] }
  const result = {
    type: 'object',
    required: ['code', 'msg'],
    properties: { code: { type: 'integer' }, msg: { type: 'string' } },
  }
  const schema = { type: 'object', required: ['data', 'result'], properties: { data, result } }
  return { description, content: { 'application/json': { schema } } }
}

/** A schema without its dialect, which OpenAPI states once for all. */
function bare(schema: Json): Json {
  const { $schema: _dialect, ...rest } = schema
  return rest
}

const securitySchemes = (): Json =>
  Object.fromEntries(
    Object.values(surfaceOf).map((surface) => [
      surface,
      { type: 'apiKey', in: 'cookie', name: cookieName(surface, true) },
    ]),
  )
