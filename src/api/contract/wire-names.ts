/**
 * Names that differ on the wire: ours, and the specification's. The mapping is one to one and the same in every
 * endpoint; everything behind the contract uses ours.
 */
export const wireNames = {
  accountCheck: 'checkExists',
  addedBooks: 'addTextbookJson',
  assignedCount: 'joinNum',
  assignment: 'test',
  assignmentId: 'testId',
  assignmentIds: 'testIds',
  assignmentInfo: 'testInfo',
  assignmentName: 'testName',
  assignmentStatus: 'testStatus',
  assignmentType: 'testType',
  assignments: 'tests',
  audience: 'userJoinType',
  classCode: 'courseCode',
  courseSchool: 'organName',
  daysOfUse: 'useDaysJson',
  feature: 'func',
  featureId: 'funcId',
  featureIds: 'funcIds',
  features: 'functions',
  grants: 'userAclList',
  isLeadTeacher: 'isLecturer',
  leadTeacherId: 'lecturerId',
  leadTeacherName: 'lecturerName',
  lessonNodes: 'nodesJson',
  meanScore: 'avgScore',
  needsApproval: 'isApprove',
  paperImportId: 'taskId',
  refersTo: 'extendParams',
  regionId: 'areaId',
  requestCount: 'verifyNum',
  scoreFilter: 'scorePublish',
  signInAs: 'utype',
  studentCount: 'stuNum',
  submittedCount: 'submitCount',
  ticketType: 'ut',
  unmarkedCount: 'unmarkCount',
  unreviewedCount: 'unReviewCount',
  unsubmittedCount: 'unsunmitCount',
  userType: 'uType',
  verificationCode: 'verifyCode',
  waitingCount: 'writeNum',
} as const

const toWire = new Map<string, string>(Object.entries(wireNames))

const fromWire = new Map([...toWire].map(([ours, wire]) => [wire, ours]))

/** A field's name on the wire. */
export const wireName = (ours: string): string => toWire.get(ours) ?? ours

const pathBy = (names: ReadonlyMap<string, string>) => (path: string) =>
  path
    .split('.')
    .map((name) => names.get(name) ?? name)
    .join('.')

/** A path of fields (`pager.currentPage`) in wire names. */
export const wirePath = pathBy(toWire)

/** A wire path of fields in our names. */
export const ourPath = pathBy(fromWire)
