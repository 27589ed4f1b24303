import { expect, test } from 'vitest'
import type { FeatureName } from '#domain/granted-features.ts'
import { contract } from './contract.ts'
import type { EndpointData } from './endpoint.ts'

/**
 * Which feature opens the calls of each part (specification §6); null for what every teacher has. A part that is added
 * has to say it: none serves answers by code, compositions, smart marking, word reports, word books or maths papers yet.
 */
const featureOf: Readonly<Record<keyof typeof contract, FeatureName | null>> = {
  setup: null,
  logs: null,
  signOn: null,
  verification: null,
  qrLogin: null,
  phone: null,
  messagingLogin: null,
  demo: null,
  user: null,
  account: null,
  school: null,
  schoolFeature: null,
  course: null,
  courseTeacher: null,
  textbook: null,
  picture: null,
  prepare: null,
  member: null,
  roster: null,
  paper: null,
  paperEditing: null,
  importPaper: null,
  paperSharing: null,
  print: null,
  bank: null,
  basket: null,
  assigning: null,
  home: null,
  marking: null,
  report: null,
  student: null,
  message: null,
  notice: null,
  feedback: null,
  join: null,
  studentRequest: null,
  slip: null,
  studentRecord: null,
  search: null,
}

test('every call of a function that is granted declares its gate, and no other has one', () => {
  const gates = Object.entries(contract).map(([part, endpoints]) => {
    const declared = Object.values<EndpointData>(endpoints).map(({ gate }) => gate ?? null)
    return [part, [...new Set(declared)]]
  })
  expect(Object.fromEntries(gates)).toEqual(
    Object.fromEntries(Object.entries(featureOf).map(([part, gate]) => [part, [gate]])),
  )
})
