import { expect, expectTypeOf, test } from 'vitest'
import { join } from '#api/contract/groups/join.ts'
import { studentRequest } from '#api/contract/groups/student-request.ts'
import {
  CallError,
  isAnswered,
  isPassing,
  isRefused,
  isSessionLost,
  notSignedIn,
  refusal,
  type Refusal,
} from './failures.ts'

const full = { id: 'courseFull', data: { courseName: '七(2)班', freePlaces: 2 } } as const

test('a refusal is identified by its endpoint, and then by its id with the matching data', () => {
  const error: unknown = refusal(join.decide, full, '放不下了')
  const known = isRefused(error, studentRequest.decide, join.decide) ? error.failure : null
  expect({
    known,
    isOtherEndpoint: isRefused(error, studentRequest.decide),
    isPlainError: isRefused(new Error('放不下了'), join.decide),
  }).toEqual({ known: full, isOtherEndpoint: false, isPlainError: false })
})

test('a refusal not known to be from an endpoint has no error of its own', () => {
  expectTypeOf<CallError['failure']>().toEqualTypeOf<unknown>()
  // @ts-expect-error the endpoint does not declare this error
  refusal(studentRequest.decide, { id: 'approvedNumberTaken', data: { realname: '林知夏' } }, '')
  // @ts-expect-error the endpoint declares other data for this error
  refusal(studentRequest.decide, { id: 'courseFull', data: null }, '')
  type Own = Exclude<Refusal<typeof join.withdraw>['failure']['id'], Refusal<typeof join.mine>['failure']['id']>
  expectTypeOf<Own>().toEqualTypeOf<'joinRequestUnknown'>()
  expectTypeOf<Extract<Refusal<typeof join.decide>['failure'], { readonly id: 'courseFull' }>['data']>().toEqualTypeOf<{
    courseName: string
    freePlaces: number
  }>()
  const unknown = refusal(join.mine, { id: 'unknown', data: null }, '')
  expect({ unknown: unknown.globalId, ownError: refusal(join.decide, full, '').globalId }).toEqual({
    unknown: null,
    ownError: null,
  })
})

test('errors that any endpoint may return are recognised without it', () => {
  const signedOut = notSignedIn(join.mine, 'en')
  const refused = refusal(join.decide, full, '放不下了')
  const fault = refusal(join.decide, { id: 'fault', data: null }, '')
  const factsOf = (error: CallError) => ({
    id: error.globalId,
    sessionLost: isSessionLost(error),
    passing: isPassing(error),
    answered: isAnswered(error),
  })
  expect([signedOut, fault, refused].map(factsOf)).toEqual([
    { id: 'notLoggedIn', sessionLost: true, passing: true, answered: false },
    { id: 'fault', sessionLost: false, passing: true, answered: true },
    { id: null, sessionLost: false, passing: false, answered: true },
  ])
})
