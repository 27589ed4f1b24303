import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callerFor,
  type Fixture,
  addSchool,
  makeFixture,
  surfaceFor,
  valuesFor,
} from '#tests/support/worlds/busy-world.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { watchContent } from '#tests/support/database/content-digest.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { origin, request, startTestService, type TestService } from '#tests/support/service/test-service.ts'

/**
 * The origin of a request is checked before its endpoint is known to anything. Even so, every endpoint is sent all
 * requests that must be refused, as a refusal costs next to nothing; of the legitimate ones, which then run the
 * endpoint, each endpoint is sent the next in turn.
 */
let service: TestService
let fixture: Fixture
let content: ReturnType<typeof watchContent>

beforeAll(async () => {
  service = await startTestService()
  fixture = await makeFixture(service, await addSchool(service, 'home'), 'fixture-')
  content = watchContent(service.db)
})

afterAll(() => service.close())

type Variant = Readonly<Record<'sec-fetch-site' | 'origin' | 'x-teacher-agent', string | undefined>>

const variant = (site: string | undefined, from: string | undefined, agent: string | undefined): Variant => ({
  'sec-fetch-site': site,
  origin: from,
  'x-teacher-agent': agent,
})

const agent = 'web/6.1.1'

/** Legitimate: a page of the service, an old browser that sends no Sec-Fetch-Site, a listed host of the same site. */
const ours: readonly Variant[] = [
  variant('same-origin', origin, agent),
  variant(undefined, origin, agent),
  variant('same-site', origin, agent),
]

/** Eleven ways in which another page could send the request. */
const foreign: readonly Variant[] = [
  variant('cross-site', 'https://evil.example', agent),
  variant('cross-site', origin, agent),
  variant('cross-site', 'null', agent),
  variant('none', undefined, agent),
  variant('same-site', 'http://other.127.0.0.1:4173', agent),
  variant(undefined, undefined, agent),
  variant(undefined, 'null', agent),
  variant(undefined, `${origin}.evil.example`, agent),
  variant(undefined, 'http://127.0.0.1:41730', agent),
  variant('same-origin', origin, undefined),
  variant('same-origin', origin, 'Mozilla/5.0'),
]

test.each(everyEndpoint)('$name takes no request of another page', async ({ endpoint }) => {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
  const before = await content()
  const statuses = await Promise.all(
    foreign.map(async (headers) => {
      const response = await service.service(request(endpoint, input, callerFor(endpoint, fixture), { headers }))
      return response.status
    }),
  )
  expect(statuses).toEqual(foreign.map(() => 403))
  expect(await content()).toEqual(before)
})

const methods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

test.each(everyEndpoint)('$name changes and says nothing unless posted', async ({ endpoint }) => {
  const url = new URL(request(endpoint, sampleInput(endpoint, valuesFor(endpoint, fixture)), fixture.teacher).url)
  url.searchParams.set('assignmentId', String(fixture.assignments.running))
  const before = await content()
  const answers = await Promise.all(
    methods.map(async (method) => {
      const headers = { ...ours[0], cookie: callerFor(endpoint, fixture).cookie, 'idempotency-key': `method-${method}` }
      const response = await service.service(new Request(url, { method, headers: definedOf(headers) }))
      return [method, response.status, response.headers.get('access-control-allow-origin'), await response.text()]
    }),
  )
  const refusal = '{"data":null,"result":{"code":-1,"msg":"请求方式不支持"}}'
  expect(answers).toEqual(methods.map((method) => [method, 405, null, refusal]))
  expect(await content()).toEqual(before)
})

const definedOf = (headers: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined)

const ownRequests = everyEndpoint.map((one, index) => ({ ...one, headers: ours[index % ours.length] ?? {} }))

test.each(ownRequests)('$name takes a request of its own pages', async ({ endpoint, headers }) => {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
  // A code may not be polled again at once.
  service.clock.now = new Date(service.clock.now.getTime() + 2_000)
  const caller = await signIn(service, callerFor(endpoint, fixture).uid, surfaceFor(endpoint))
  const response = await service.service(request(endpoint, input, caller, { headers }))
  expect(response.status).toBe(200)
})
