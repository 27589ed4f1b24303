import { expect, test } from 'vitest'
import { everyEndpoint } from '#tests/support/every-endpoint.ts'
import { fieldNames } from './field-names.ts'

test('every field has a name for people, but what pages fill in by themselves', () => {
  const unnamed = everyEndpoint.flatMap(({ endpoint }) =>
    Object.keys(endpoint.input.def.shape).filter((name) => !(name in fieldNames)),
  )
  expect([...new Set(unnamed)].sort()).toEqual(['drawer', 'main', 'messages', 'pager', 'trail'])
})
