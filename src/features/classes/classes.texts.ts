import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const classesTexts = defineTexts({
  'zh-CN': {
    title: '切换班级',
    state: (classes: number, students: number | undefined, submissions: number) =>
      `您教 ${classes} 个班${students === undefined ? '' : `，学生 ${students} 人`}${submissions === 0 ? '，没有待批的答卷' : `，${submissions} 份答卷待批`}。`,
    stateNone: '您还没有班级。',
    list: '我的班级',
    name: '班级',
    subject: '学科与课本',
    students: '学生',
    unmarked: '待批',
    action: '操作',
    english: '英语',
    maths: '数学',
    subjectAndBook: (subject: string, book: string | null) => (book === null ? subject : `${subject}，${book}`),
    current: '当前班级',
    choose: '切到这个班',
    members: '成员管理',
    ofClass: (name: string) => `：${name}`,
    total: (classes: number) => `共 ${classes} 个班`,
    noneWhy: '新建一个班级，把班级码告诉学生，就可以布置任务了',
    open: '新建班级',
  },
  en: {
    title: 'Switch class',
    state: (classes: number, students: number | undefined, submissions: number) =>
      `You teach ${counted(classes, 'class', 'classes')}${students === undefined ? '' : ` with ${counted(students, 'student')}`}${submissions === 0 ? '; nothing waits for marking' : `; ${submissions} to mark`}.`,
    stateNone: 'You have no classes yet.',
    list: 'My classes',
    name: 'Class',
    subject: 'Subject and textbook',
    students: 'Students',
    unmarked: 'To mark',
    action: 'Actions',
    english: 'English',
    maths: 'Maths',
    subjectAndBook: (subject: string, book: string | null) => (book === null ? subject : `${subject}, ${book}`),
    current: 'Current',
    choose: 'Switch',
    members: 'Members',
    ofClass: (name: string) => `: ${name}`,
    total: (classes: number) => counted(classes, 'class', 'classes'),
    noneWhy: 'Create a class, give students its code, then assign papers',
    open: 'New class',
  },
})
