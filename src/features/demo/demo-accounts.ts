/** The accounts of the demo school, as the service fills them in. */

export const demoPassword = 'Podium@2026'

export const demoTeachers = [
  { account: '13800000001', teaches: 'juniorEnglish' },
  { account: '13800000002', teaches: 'juniorMaths' },
  { account: '13800000003', teaches: 'seniorEnglish' },
] as const

/** Forty students per class, numbered consecutively. */
export const demoClasses = [
  { name: '七年级(1)班', first: 'qm0701001', last: 'qm0701040' },
  { name: '七年级(2)班', first: 'qm0702001', last: 'qm0702040' },
  { name: '高一(1)班', first: 'qm1001001', last: 'qm1001040' },
  { name: '高一(2)班', first: 'qm1002001', last: 'qm1002040' },
] as const

export const studentPage = '/student/'

export const phonePage = '/phone/'
