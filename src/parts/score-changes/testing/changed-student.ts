/** Whose total a key changes, without the totals. */
export const changedStudent = {
  assignmentId: 5,
  assignmentName: '检测',
  courseName: '七(2)班',
  uid: 9,
  username: 'qm0701001',
  realname: '陈思远',
}
