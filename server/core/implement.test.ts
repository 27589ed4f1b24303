import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint } from '#api/contract/endpoint.ts'
import { id } from '#domain/wire/scalars.ts'
import { implementWith } from './implement.ts'

const group = {
  share: endpoint({
    path: '/x/share',
    access: 'teacher',
    effect: 'write',
    owner: 'paper',
    input: z.object({ paperId: id }),
    output: z.object({ count: z.int() }),
    errors: { noStudents: null, courseFull: z.object({ freePlaces: z.int() }) },
  }),
}

const implement = implementWith<null>()

test('an endpoint group is tied to its handlers by name', async () => {
  const [share] = implement(group, { share: async ({ paperId }) => ({ count: paperId }) })
  expect(share?.endpoint.path).toBe('/x/share')
})

test('what does not fit the contract does not compile', () => {
  // @ts-expect-error a handler is missing
  implement(group, {})
  // @ts-expect-error a handler is too many
  implement(group, { share: async () => ({ count: 1 }), other: async () => ({}) })
  // @ts-expect-error the output has another type
  implement(group, { share: async () => ({ count: 'one' }) })
  // @ts-expect-error the endpoint does not declare this error
  implement(group, { share: async (_input, { fail }) => fail('paperEmpty') })
  // @ts-expect-error the endpoint declares no data for this error
  implement(group, { share: async (_input, { fail }) => fail('noStudents', { count: 1 }) })
  // @ts-expect-error the endpoint declares data for this error
  implement(group, { share: async (_input, { fail }) => fail('courseFull') })
  // @ts-expect-error the endpoint declares data of another type for this error
  implement(group, { share: async (_input, { fail }) => fail('courseFull', { freePlaces: 'none' }) })
  // @ts-expect-error the input has no such field
  implement(group, { share: async ({ assignmentId }) => ({ count: assignmentId }) })
  expect(implement(group, { share: async (_input, { fail }) => fail('noStudents') })).toHaveLength(1)
  expect(implement(group, { share: async (_input, { fail }) => fail('courseFull', { freePlaces: 2 }) })).toHaveLength(1)
})
