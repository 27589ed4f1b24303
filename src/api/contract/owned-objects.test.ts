import { expect, test } from 'vitest'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { idFieldOf, idsFieldOf, type ObjectOwner } from './owned-objects.ts'

const isObject = (owner: string): owner is ObjectOwner => Object.hasOwn(idFieldOf, owner)

test('an endpoint that names an object takes its id or a list of them, or nothing would be looked up', () => {
  const named = everyEndpoint.flatMap(({ name, endpoint }) =>
    [endpoint.owner].flat().flatMap((owner) => {
      if (!isObject(owner)) return []
      const fields = [idFieldOf[owner], idsFieldOf(owner)]
      return [{ name, owner, fields, isTaken: fields.some((field) => field in endpoint.input.shape) }]
    }),
  )
  expect(named.filter(({ isTaken }) => !isTaken)).toEqual([])
  expect(new Set(named.map(({ owner }) => owner))).toEqual(new Set(Object.keys(idFieldOf)))
})
