import type { TeacherInfo } from '#api/contract/schemas/people.ts'

export const teacher: TeacherInfo = {
  uid: 1,
  username: '13800000001',
  realname: '林知夏',
  mobile: '138****0001',
  uType: 101,
  schoolId: 1,
  schoolName: '启明中学',
  isSchoolOwner: true,
  stageId: 2,
  subjectId: 203,
  bookVersion: '人教版',
  areaId: 1,
  mustChangePassword: false,
  consentNeeded: false,
}

/** A secret as the service makes them. */
export const secret = (letter: string): string => letter.repeat(43)
