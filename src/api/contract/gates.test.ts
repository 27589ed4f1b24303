import { expect, test } from 'vitest'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { contract } from './contract.ts'
import type { EndpointData } from './endpoint.ts'

/**
 * The feature that opens the calls of each part (specification §6); null for what every teacher has. A new part has to
 * be listed: none serves answers by code, compositions, word reports, word books or maths papers yet.
 */
const featureOf: Readonly<Record<keyof typeof contract, FeatureName | null>> = {
  setup: null,
  logs: null,
  signOn: null,
  verification: null,
  qrLogin: null,
  phone: null,
  phoneSheets: 'smartMark',
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
  keyChange: null,
  keyOfStudent: 'choosePicture',
  keyPicture: 'answerByPicture',
  paperEditing: null,
  importPaper: null,
  paperSharing: null,
  print: null,
  bank: null,
  basket: null,
  assigning: null,
  assignmentException: null,
  correction: null,
  handover: null,
  home: null,
  marking: null,
  markingRule: null,
  rubric: null,
  report: null,
  student: null,
  studentMarks: null,
  message: null,
  notice: null,
  feedback: null,
  join: null,
  studentRequest: null,
  slip: null,
  studentRecord: null,
  wrongNote: null,
  ownWrongNote: null,
  search: null,
  scan: 'smartMark',
}

test('every call of a granted feature declares its gate, and no other call has one', () => {
  const gates = Object.entries(contract).map(([part, endpoints]) => {
    const declared = Object.values<EndpointData>(endpoints).map(({ gate }) => gate ?? null)
    return [part, [...new Set(declared)]]
  })
  expect(Object.fromEntries(gates)).toEqual(
    Object.fromEntries(Object.entries(featureOf).map(([part, gate]) => [part, [gate]])),
  )
})
