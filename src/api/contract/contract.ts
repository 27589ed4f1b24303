/** All endpoints. Read by the service and the printed table; a page imports only its own area. */
import { account } from './areas/account.ts'
import { bank } from './areas/bank.ts'
import { basket } from './areas/basket.ts'
import { demo } from './areas/demo.ts'
import { correction } from './areas/correction.ts'
import { course } from './areas/course.ts'
import { courseTeacher } from './areas/course-teacher.ts'
import { feedback } from './areas/feedback.ts'
import { handover } from './areas/handover.ts'
import { home } from './areas/home.ts'
import { assigning } from './areas/assigning.ts'
import { assignmentException } from './areas/assignment-exception.ts'
import { importPaper } from './areas/import-paper.ts'
import { join } from './areas/join.ts'
import { keyChange } from './areas/key-change.ts'
import { keyOfStudent, keyPicture } from './areas/key-picture.ts'
import { logs } from './areas/logs.ts'
import { marking } from './areas/marking.ts'
import { markingRule } from './areas/marking-rule.ts'
import { messagingLogin } from './areas/messaging-login.ts'
import { member } from './areas/member.ts'
import { message } from './areas/message.ts'
import { notice } from './areas/notice.ts'
import { paper } from './areas/paper.ts'
import { paperEditing } from './areas/paper-editing.ts'
import { paperSharing } from './areas/paper-sharing.ts'
import { picture } from './areas/picture.ts'
import { prepare } from './areas/prepare.ts'
import { print } from './areas/print.ts'
import { report } from './areas/report.ts'
import { roster } from './areas/roster.ts'
import { rubric } from './areas/rubric.ts'
import { scan } from './areas/scan.ts'
import { school } from './areas/school.ts'
import { schoolFeature } from './areas/school-feature.ts'
import { search } from './areas/search.ts'
import { setup } from './areas/setup.ts'
import { signOn } from './areas/sign-on.ts'
import { phone } from './areas/phone.ts'
import { phoneSheets } from './areas/phone-sheets.ts'
import { qrLogin } from './areas/qr-login.ts'
import { slip } from './areas/slip.ts'
import { student } from './areas/student.ts'
import { studentMarks } from './areas/student-marks.ts'
import { studentRecord } from './areas/student-record.ts'
import { studentRequest } from './areas/student-request.ts'
import { textbook } from './areas/textbook.ts'
import { user } from './areas/user.ts'
import { verification } from './areas/verification.ts'
import { ownWrongNote } from './areas/own-wrong-note.ts'
import { wrongNote } from './areas/wrong-note.ts'

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
