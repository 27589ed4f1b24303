/** All endpoints. Read by the service and the printed table; a page imports only its own area. */
import { account } from './groups/account.ts'
import { bank } from './groups/bank.ts'
import { basket } from './groups/basket.ts'
import { demo } from './groups/demo.ts'
import { correction } from './groups/correction.ts'
import { course } from './groups/course.ts'
import { courseTeacher } from './groups/course-teacher.ts'
import { feedback } from './groups/feedback.ts'
import { handover } from './groups/handover.ts'
import { home } from './groups/home.ts'
import { assigning } from './groups/assigning.ts'
import { assignmentException } from './groups/assignment-exception.ts'
import { importPaper } from './groups/import-paper.ts'
import { join } from './groups/join.ts'
import { keyChange } from './groups/key-change.ts'
import { keyOfStudent, keyPicture } from './groups/key-picture.ts'
import { logs } from './groups/logs.ts'
import { marking } from './groups/marking.ts'
import { markingRule } from './groups/marking-rule.ts'
import { messagingLogin } from './groups/messaging-login.ts'
import { member } from './groups/member.ts'
import { message } from './groups/message.ts'
import { notice } from './groups/notice.ts'
import { paper } from './groups/paper.ts'
import { paperEditing } from './groups/paper-editing.ts'
import { paperSharing } from './groups/paper-sharing.ts'
import { picture } from './groups/picture.ts'
import { prepare } from './groups/prepare.ts'
import { print } from './groups/print.ts'
import { report } from './groups/report.ts'
import { roster } from './groups/roster.ts'
import { rubric } from './groups/rubric.ts'
import { scan } from './groups/scan.ts'
import { school } from './groups/school.ts'
import { schoolFeature } from './groups/school-feature.ts'
import { search } from './groups/search.ts'
import { setup } from './groups/setup.ts'
import { signOn } from './groups/sign-on.ts'
import { phone } from './groups/phone.ts'
import { phoneSheets } from './groups/phone-sheets.ts'
import { qrLogin } from './groups/qr-login.ts'
import { slip } from './groups/slip.ts'
import { student } from './groups/student.ts'
import { studentMarks } from './groups/student-marks.ts'
import { studentRecord } from './groups/student-record.ts'
import { studentRequest } from './groups/student-request.ts'
import { textbook } from './groups/textbook.ts'
import { user } from './groups/user.ts'
import { verification } from './groups/verification.ts'
import { ownWrongNote } from './groups/own-wrong-note.ts'
import { wrongNote } from './groups/wrong-note.ts'

export const contract = {
  setup,
  logs,
  signOn,
  verification,
  qrLogin,
  phone,
  phoneSheets,
  messagingLogin,
  demo,
  user,
  account,
  school,
  schoolFeature,
  course,
  courseTeacher,
  textbook,
  prepare,
  member,
  roster,
  paper,
  keyChange,
  keyOfStudent,
  keyPicture,
  paperEditing,
  paperSharing,
  importPaper,
  picture,
  print,
  bank,
  basket,
  assigning,
  assignmentException,
  correction,
  handover,
  home,
  marking,
  markingRule,
  rubric,
  report,
  student,
  studentMarks,
  message,
  notice,
  feedback,
  join,
  studentRequest,
  slip,
  studentRecord,
  search,
  wrongNote,
  ownWrongNote,
  scan,
} as const
