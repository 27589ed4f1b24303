import { defineTexts } from '#ui/language/texts.ts'

export const classesTexts = defineTexts({
  'zh-CN': {
    title: '切换班级',
    state: (classes: number, students: number, scripts: number) =>
      `您教 ${classes} 个班，学生 ${students} 人${scripts === 0 ? '，没有待批的答卷' : `，${scripts} 份答卷待批`}。`,
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
    ofClass: (name: string) => `：${name}`,
    total: (classes: number) => `共 ${classes} 个班`,
    noneWhy: '请学校的平台负责人为您开班，开好后刷新这一页',
  },
  en: {
    title: 'Switch class',
    state: (classes: number, students: number, scripts: number) =>
      `You teach ${classes} ${classes === 1 ? 'class' : 'classes'} with ${students} students${scripts === 0 ? '; nothing waits for marking' : `; ${scripts} to mark`}.`,
    stateNone: 'You have no class yet.',
    list: 'My classes',
    name: 'Class',
    subject: 'Subject and book',
    students: 'Students',
    unmarked: 'To mark',
    action: 'Action',
    english: 'English',
    maths: 'Maths',
    subjectAndBook: (subject: string, book: string | null) => (book === null ? subject : `${subject}, ${book}`),
    current: 'Current class',
    choose: 'Switch to this class',
    ofClass: (name: string) => `: ${name}`,
    total: (classes: number) => `${classes} ${classes === 1 ? 'class' : 'classes'}`,
    noneWhy: 'Ask the person in charge at your school to open one for you, then reload this page',
  },
})
