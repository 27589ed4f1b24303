import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoint } from '#api/contract/endpoint.ts'
import { type FeatureName, featureIds } from '#domain/features/granted-features.ts'
import { admitAll } from '#server/core/admission/admission.ts'
import { implementWith } from '#server/core/implement.ts'
import { createService } from '#server/core/service.ts'
import type { Executor } from '#server/database/database.ts'
import { featureGrant, trial } from '#server/database/schema/sign-on.ts'
import { databasePorts } from '#server/database-ports.ts'
import { clientOf, origin, type TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const gates = ['qrAnswer', 'assignComposition', 'smartMark', 'wordReport', 'classWords', 'answerByPicture'] as const

const effects = ['read', 'write'] as const

const pathOf = (gate: FeatureName, effect: (typeof effects)[number]) => `/client/gated/${gate}/${effect}` as const

const gatedBy = (gate: FeatureName, effect: (typeof effects)[number]) =>
  endpoint({
    path: pathOf(gate, effect),
    access: 'teacher',
    effect,
    owner: 'self',
    gate,
    input: z.object({}),
    output: z.object({ isThrough: z.boolean() }),
    errors: {},
  })

let service: TestService
let teacher: TestClient
let colleague: number
/** Gates whose handler ran. */
let ran: string[]

beforeAll(async () => {
  service = await startTestService()
  const world = await makeWorld(service)
  colleague = world.colleague.uid
  const implement = implementWith<Executor>()
  const gated = createService({
    frameOrigins: new Set(),
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: ({ error }) => service.faults.push(error) },
    admission: admitAll,
    buildId: 'test',
    ports: databasePorts(service.db),
    files: [],
    endpoints: gates.flatMap((gate) =>
      effects.flatMap((effect) =>
        implement(
          { [effect]: gatedBy(gate, effect) },
          {
            [effect]: async () => {
              ran.push(gate)
              return { isThrough: true }
            },
          },
        ),
      ),
    ),
  })
  teacher = clientOf(gated, world.teacher.uid, world.teacher.cookie)
})

beforeEach(async () => {
  ran = []
  await service.db.delete(featureGrant)
  await service.db.delete(trial)
})

afterAll(() => service.close())

/** Milliseconds from now to the end of a grant; null for no grant. */
const grants = [
  ['none', null, 'featureClosed', []],
  ['past', -86_400_000, 'featureClosed', []],
  ['over a second ago', -1000, 'featureClosed', []],
  ['ends now', 0, 'featureClosed', []],
  ['future', 1000, 'ok', effects],
] as const

const cells = gates.flatMap((gate) =>
  grants.map(([name, ahead, result, through]) => ({ gate, name, ahead, result, through })),
)

test.each(cells)('$gate with a grant $name: $result', async ({ gate, ahead, result, through }) => {
  // All other features are granted: a gate checks only its own.
  const others = gates.filter((one) => one !== gate)
  const ends = [...others.map((name) => [name, 60_000] as const), ...(ahead === null ? [] : [[gate, ahead] as const])]
  await service.db.insert(featureGrant).values(
    ends.map(([name, after]) => ({
      uid: teacher.uid,
      featureId: featureIds[name],
      feature: name,
      endTime: new Date(service.clock.now.getTime() + after),
    })),
  )
  const answers = await Promise.all(effects.map((effect) => teacher.call(gatedBy(gate, effect), {})))
  expect({ results: answers.map(resultId), ran }).toEqual({ results: [result, result], ran: through.map(() => gate) })
})

test('somebody else’s grant opens nothing', async () => {
  const endTime = new Date(service.clock.now.getTime() + 60_000)
  await service.db
    .insert(featureGrant)
    .values({ uid: colleague, featureId: featureIds.smartMark, feature: 'smartMark', endTime })
  expect(resultId(await teacher.call(gatedBy('smartMark', 'read'), {}))).toBe('featureClosed')
  expect(ran).toEqual([])
})

test.each([
  ['runs', -1000, 1000, 'ok'],
  ['begins now', 0, 1000, 'ok'],
  ['begins in a second', 1000, 2000, 'featureClosed'],
  ['ends now', -1000, 0, 'featureClosed'],
])('a trial that %s', async (_, begin, end, result) => {
  const after = (milliseconds: number) => new Date(service.clock.now.getTime() + milliseconds)
  await service.db.insert(trial).values([
    { uid: teacher.uid, beginTime: after(begin), endTime: after(end) },
    { uid: colleague, beginTime: after(-1000), endTime: after(1000) },
  ])
  const answers = await Promise.all(gates.map((gate) => teacher.call(gatedBy(gate, 'read'), {})))
  expect(answers.map(resultId)).toEqual(gates.map(() => result))
})
