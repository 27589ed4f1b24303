import { expect, test } from 'vitest'
import { everyEndpoint } from '#tests/support/every-endpoint.ts'
import { idFieldOf } from './owned-objects.ts'

const objects = new Map<string, string>(Object.entries(idFieldOf))

test('an endpoint that names an object takes its id, or nothing would be looked up', () => {
  const named = everyEndpoint.flatMap(({ name, endpoint }) =>
    [endpoint.owner].flat().flatMap((owner) => {
      const field = objects.get(owner)
      return field === undefined ? [] : [{ name, owner, field, isTaken: field in endpoint.input.shape }]
    }),
  )
  expect(named.filter(({ isTaken }) => !isTaken)).toEqual([])
  expect(new Set(named.map(({ owner }) => owner))).toEqual(new Set(objects.keys()))
})
