import { counted } from '#domain/values/counted.ts'
import type { Language } from '#domain/portal/language.ts'
import type { CourseKind } from '#domain/portal/messages.ts'

/** Wording about a class: by whom, and which one. */
interface CourseWords {
  readonly title: (by: string, course: string) => string
  readonly body: (by: string) => string
}

interface MessageTexts {
  readonly applied: (name: string) => string
  readonly appliedBody: (stage: string, subject: string) => string
  readonly appliedDecided: string
  readonly feedback: (name: string) => string
  readonly reply: string
  readonly replyBody: (answer: string, text: string) => string
  readonly ofCourse: Readonly<Record<CourseKind, CourseWords>>
  readonly functionGranted: (name: string) => string
  readonly functionGrantedBody: (by: string, end: string) => string
  readonly functionTaken: (name: string) => string
  readonly functionTakenBody: (by: string) => string
  readonly functionEnds: (name: string, end: string) => string
  readonly functionEndsBody: string
  /** What was reported no longer holds. */
  readonly functionGone: string
  readonly joining: (courseName: string) => string
  readonly joiningBody: (open: number) => string
  readonly joiningDecided: string
  readonly studentsAsked: (by: string, courseName: string) => string
  readonly studentsAskedBody: (waiting: number) => string
  readonly studentsDecided: (by: string, courseName: string) => string
  readonly studentsDecidedBody: (approved: number, refused: number, waiting: number) => string
}

/** Messages that are worded by the service. */
export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  'zh-CN': {
    applied: (name) => `${name}申请加入学校`,
    appliedBody: (stage, subject) => `任教${stage}${subject}，正在等您审核。`,
    appliedDecided: '这条申请已经处理。',
    feedback: (name) => `${name}写了一条反馈`,
    reply: '您的反馈有了回复',
    replyBody: (answer, text) => `${answer}\n\n您写的是：\n${text}`,
    ofCourse: {
      courseTeacher: {
        title: (_, course) => `您现在和同事一起教${course}`,
        body: (by) => `${by}请您一起教这个班：布置、批改、报告和学生名单您都能用。`,
      },
      courseHandover: {
        title: (_, course) => `${course}转交给您了`,
        body: (by) => `${by}把这个班转交给您，您现在是主讲老师，由您管理一起教的老师和归档。`,
      },
      courseRemoved: {
        title: (_, course) => `您不再教${course}`,
        body: (by) => `${by}已把您移出这个班；您布置的任务和批改都留在班里。`,
      },
      courseLeft: {
        title: (by, course) => `${by}退出了${course}`,
        body: () => '这位同事布置的任务和批改都留在班里。',
      },
      assignmentOffered: {
        title: (by, course) => `${by}想把${course}的一项任务移交给您`,
        body: () => '在“待接收”里接收或者不接；答复之前，任务还由对方负责。',
      },
      assignmentTaken: {
        title: (by, course) => `${by}接收了${course}的任务`,
        body: () => '您移交的任务现在由这位同事负责。',
      },
      assignmentRefused: {
        title: (by, course) => `${by}没有接收${course}的任务`,
        body: () => '任务还由原来的老师负责，可以移交给别人。',
      },
    },
    functionGranted: (name) => `${name}已开通`,
    functionGrantedBody: (by, end) => `${by}为您开通，可以用到 ${end}。`,
    functionTaken: (name) => `${name}已收回`,
    functionTakenBody: (by) => `${by}收回了这项功能。需要时请联系学校负责人。`,
    functionEnds: (name, end) => `${name}将在 ${end} 到期`,
    functionEndsBody: '要继续用，请在到期前联系学校负责人延期。',
    functionGone: '这项功能后来已被收回。',
    joining: (courseName) => `${courseName}有学生申请加入`,
    joiningBody: (open) => `有 ${open} 名学生在等您审核。`,
    joiningDecided: '申请都已经处理。',
    studentsAsked: (by, courseName) => `${by}想把您的学生加进${courseName}`,
    studentsAskedBody: (waiting) => `有 ${waiting} 名学生在等您决定。同意之前，对方看不到学生的账号和手机号。`,
    studentsDecided: (by, courseName) => `${by}答复了您的申请：${courseName}`,
    studentsDecidedBody: (approved, refused, waiting) =>
      `您申请的学生：${approved} 名已进班，${refused} 名没有同意，${waiting} 名还在等。`,
  },
  en: {
    applied: (name) => `${name} has applied to join the school`,
    appliedBody: (stage, subject) => `Teaches ${stage}, ${subject}, and is waiting for your decision.`,
    appliedDecided: 'This application has been dealt with.',
    feedback: (name) => `${name} has sent feedback`,
    reply: 'Your feedback has a reply',
    replyBody: (answer, text) => `${answer}\n\nYou wrote:\n${text}`,
    ofCourse: {
      courseTeacher: {
        title: (_, course) => `You teach ${course} with a colleague now`,
        body: (by) =>
          `${by} has asked you to teach this class together. You can assign, mark, see reports and manage its students.`,
      },
      courseHandover: {
        title: (_, course) => `${course} has been handed over to you`,
        body: (by) =>
          `${by} has handed this class over to you. You are now its lead teacher: you choose its other teachers and can archive it.`,
      },
      courseRemoved: {
        title: (_, course) => `You no longer teach ${course}`,
        body: (by) => `${by} has removed you from this class. Your assignments and marking stay in the class.`,
      },
      courseLeft: {
        title: (by, course) => `${by} has left ${course}`,
        body: () => 'Your colleague’s assignments and marking stay in the class.',
      },
      assignmentOffered: {
        title: (by, course) => `${by} wants to hand an assignment of ${course} over to you`,
        body: () => 'Accept or refuse it under “Handed to me”; until then your colleague looks after it.',
      },
      assignmentTaken: {
        title: (by, course) => `${by} accepted the assignment for ${course}`,
        body: () => 'Your colleague is now responsible for the assignment you handed over.',
      },
      assignmentRefused: {
        title: (by, course) => `${by} declined the assignment for ${course}`,
        body: () => 'It stays with its current teacher and can be handed over to someone else.',
      },
    },
    functionGranted: (name) => `${name} is available to you`,
    functionGrantedBody: (by, end) => `${by} has opened it for you, until ${end}.`,
    functionTaken: (name) => `${name} is no longer available`,
    functionTakenBody: (by) => `${by} has withdrawn this feature. If you need it, ask your school administrator.`,
    functionEnds: (name, end) => `${name} ends on ${end}`,
    functionEndsBody: 'To keep using it, ask your school administrator to extend it before then.',
    functionGone: 'This feature has since been withdrawn.',
    joining: (courseName) => `Students have asked to join ${courseName}`,
    joiningBody: (open) => `${counted(open, 'student waits', 'students wait')} for your decision.`,
    joiningDecided: 'All requests have been dealt with.',
    studentsAsked: (by, courseName) => `${by} would like to add students of yours to ${courseName}`,
    studentsAskedBody: (waiting) =>
      `${counted(waiting, 'student waits', 'students wait')} for your decision. Until you agree, your colleague sees neither accounts nor mobiles.`,
    studentsDecided: (by, courseName) => `${by} has answered your request for ${courseName}`,
    studentsDecidedBody: (approved, refused, waiting) =>
      `Of the students you asked for, ${approved} came into the class, ${refused} did not, and ${counted(waiting, 'still waits', 'still wait')}.`,
  },
}
