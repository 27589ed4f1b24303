import { shellPage } from './shell-page.ts'

const profile = () => import('./profile.page.tsx').then((module) => module.ProfilePage)
const messages = () => import('./messages.page.tsx').then((module) => module.MessagesPage)
const myCourses = () => import('./my-courses.page.tsx').then((module) => module.MyCoursesPage)
const classTrack = () => import('./class-track.page.tsx').then((module) => module.ClassTrackPage)

const full = { width: 'full' } as const

/** Every page beside the spine. The specification (§2) gives some of them two addresses. */
export const shellPages = [
  shellPage('/', 'home', () => import('./home.page.tsx').then((module) => module.HomePage), full),
  shellPage(
    '/course/$courseId/tasks',
    'tasks',
    () => import('./assignments.page.tsx').then((module) => module.AssignmentsPage),
    full,
  ),
  // The outcome of assigning; `status` is `saved` or `published`.
  shellPage(
    '/course/$courseId/homework/edit/success/$status',
    'assignmentSaved',
    () => import('./assignment-saved.page.tsx').then((module) => module.AssignmentSavedPage),
    full,
  ),
  shellPage('/classes-dialog', 'classes', () => import('./classes.page.tsx').then((module) => module.ClassesPage)),
  shellPage('/personal-center/my-courses', 'myCourses', myCourses),
  shellPage('/course-manage/mine', 'myCourses', myCourses),
  shellPage('/course-manage/profile', 'profile', profile),
  shellPage('/personal-center/my-profile', 'profile', profile),
  shellPage('/course-manage/profile/edit/password', 'editPassword', () =>
    import('./profile-password.page.tsx').then((module) => module.ProfilePasswordPage),
  ),
  shellPage('/course-manage/profile/edit/phone', 'editPhone', () =>
    import('./profile-phone.page.tsx').then((module) => module.ProfilePhonePage),
  ),
  shellPage('/course-manage/profile/edit/email', 'editEmail', () =>
    import('./profile-email.page.tsx').then((module) => module.ProfileEmailPage),
  ),
  shellPage('/personal-center/my-profile/devices', 'devices', () =>
    import('./devices.page.tsx').then((module) => module.DevicesPage),
  ),
  shellPage('/personal-center/my-functions', 'features', () =>
    import('./features.page.tsx').then((module) => module.FeaturesPage),
  ),
  shellPage('/personal-center/my-profile/entries', 'entries', () =>
    import('./entries.page.tsx').then((module) => module.EntriesPage),
  ),
  shellPage('/school/applications', 'applications', () =>
    import('./applications.page.tsx').then((module) => module.ApplicationsPage),
  ),
  shellPage('/school/functions', 'schoolFeatures', () =>
    import('./school-features.page.tsx').then((module) => module.SchoolFeaturesPage),
  ),
  shellPage('/personal-center/message-notification', 'messages', messages),
  shellPage('/course-manage/message', 'messages', messages),
  shellPage('/personal-center/notices', 'notices', () =>
    import('./notices.page.tsx').then((module) => module.NoticesPage),
  ),
  shellPage('/smart-mark', 'smartMark', () => import('./smart-mark.page.tsx').then((module) => module.SmartMarkPage), {
    ...full,
    gate: 'smartMark',
  }),
  shellPage('/help', 'help', () => import('./help.page.tsx').then((module) => module.HelpPage)),
  shellPage('/member', 'members', () => import('./members.page.tsx').then((module) => module.MembersPage)),
  shellPage('/member/addStudent', 'memberAdd', () =>
    import('./member-add.page.tsx').then((module) => module.MemberAddPage),
  ),
  shellPage('/member/verify', 'memberVerify', () =>
    import('./member-verify.page.tsx').then((module) => module.MemberVerifyPage),
  ),
  shellPage('/member/product/$uid', 'memberProduct', () =>
    import('./member-product.page.tsx').then((module) => module.MemberProductPage),
  ),
  // Reminders by recipient; not among the specification's addresses.
  shellPage('/member/reminders', 'reminders', () =>
    import('./reminders.page.tsx').then((module) => module.RemindersPage),
  ),
  shellPage('/handover', 'handovers', () => import('./handovers.page.tsx').then((module) => module.HandoversPage)),
  shellPage('/pending', 'pending', () => import('./pending.page.tsx').then((module) => module.PendingPage)),
  shellPage('/smartCheckChangeAnswer', 'smartCheckChangeAnswer', () =>
    import('./change-answer.page.tsx').then((module) => module.ChangeAnswerPage),
  ),
  shellPage(
    '/course/$courseId/wrongnote/question',
    'wrongNote',
    () => import('./wrong-note.page.tsx').then((module) => module.WrongNotePage),
    full,
  ),
  shellPage(
    '/course/$courseId/wrongnote/question/select/$bookId',
    'wrongNote',
    () => import('./wrong-note-question.page.tsx').then((module) => module.SelectQuestionsPage),
    full,
  ),
  shellPage(
    '/course/$courseId/wrongnote/questionDetail/$questionId',
    'wrongNote',
    () => import('./wrong-note-question-detail.page.tsx').then((module) => module.QuestionDetailPage),
    full,
  ),
  shellPage(
    '/course/$courseId/wrongnote/questionRankStu/$studentId',
    'wrongNoteOfStudent',
    () => import('./wrong-note-student.page.tsx').then((module) => module.StudentBookPage),
    full,
  ),
  shellPage(
    '/course/$courseId/wrongnote/questionRankStuDetail/$studentId/$paramStr',
    'wrongNoteOfStudent',
    () => import('./wrong-note-student-detail.page.tsx').then((module) => module.StudentPartPage),
    full,
  ),
  shellPage(
    '/course/$courseId/homework/$homeworkId/export/$studyTaskId/$mode',
    'assignmentExport',
    () => import('./report-export.page.tsx').then((module) => module.ReportExportPage),
    full,
  ),
  shellPage('/report/task-track', 'taskTrack', classTrack, full),
  shellPage('/course/report/task-track', 'taskTrack', classTrack, full),
  shellPage(
    '/report/student-track',
    'studentTrack',
    () => import('./student-track.page.tsx').then((module) => module.StudentTrackPage),
    full,
  ),
  shellPage(
    '/course/$courseId/report/courseTrack/$startDate/$endDate',
    'courseTrack',
    () => import('./class-track.page.tsx').then((module) => module.CourseTrackPage),
    full,
  ),
] as const
