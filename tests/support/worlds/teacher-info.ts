import type { TeacherInfo } from '#api/contract/schemas/people.ts'

/** The teacher for whom screens are opened: teaches English and owns the school. */
export const teacher: TeacherInfo = {
  uid: 1,
  username: '13800000001',
  realname: '林知夏',
  mobile: '138****0001',
  email: null,
  userType: 101,
  schoolId: 1,
  schoolName: '启明中学',
  isSchoolOwner: true,
  stageId: 2,
  stageName: '初中',
  subjectId: 203,
  subjectName: '英语',
  bookVersion: '人教版',
  regionId: 1,
  trialInfo: null,
  mustChangePassword: false,
  consentNeeded: false,
}
