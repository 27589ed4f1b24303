/**
 * What the wire calls otherwise than we do: our name, and the specification's. One of ours for each of the wire's, in every
 * endpoint alike; everything behind the contract says ours.
 */
export const wireNames = {
  assignedCount: 'joinNum',
  assignment: 'test',
  assignmentId: 'testId',
  assignmentIds: 'testIds',
  assignmentInfo: 'testInfo',
  assignmentName: 'testName',
  assignmentStatus: 'testStatus',
  assignmentType: 'testType',
  assignments: 'tests',
  feature: 'func',
  featureId: 'funcId',
  featureIds: 'funcIds',
  features: 'functions',
  needsApproval: 'isApprove',
  paperImportId: 'taskId',
  regionId: 'areaId',
  requestCount: 'verifyNum',
  studentCount: 'stuNum',
  submittedCount: 'submitCount',
  unmarkedCount: 'unmarkCount',
  unreviewedCount: 'unReviewCount',
  unsubmittedCount: 'unsunmitCount',
  waitingCount: 'writeNum',
} as const

const toWire = new Map<string, string>(Object.entries(wireNames))

const fromWire = new Map([...toWire].map(([ours, wire]) => [wire, ours]))

/** What the wire calls a field. */
export const wireName = (ours: string): string => toWire.get(ours) ?? ours

const pathBy = (names: ReadonlyMap<string, string>) => (path: string) =>
  path
    .split('.')
    .map((name) => names.get(name) ?? name)
    .join('.')

/** A path of fields (`pager.currentPage`) as the wire says it. */
export const wirePath = pathBy(toWire)

/** A path of fields on the wire as we say it. */
export const ourPath = pathBy(fromWire)
