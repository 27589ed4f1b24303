import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** A teacher's classes and their wrong questions. */
export const wrongClassesTexts = defineTexts({
  'zh-CN': {
    title: '各班错题',
    state: '近 4 周里各班交上来、批改过的答案。',
    name: '班级',
    subject: '学科',
    maths: '数学',
    english: '英语',
    students: '学生',
    assignments: '任务',
    items: '错题',
    wrong: '错答',
    rate: '错误率',
    emptyWhy: '先建一个班，布置一份试卷。',
    total: (count: number) => `共 ${count} 个班`,
  },
  en: {
    title: 'Wrong questions by class',
    state: 'Answers handed in and marked in the last 4 weeks.',
    name: 'Class',
    subject: 'Subject',
    maths: 'Maths',
    english: 'English',
    students: 'Students',
    assignments: 'Assignments',
    items: 'Questions',
    wrong: 'Wrong answers',
    rate: 'Error rate',
    emptyWhy: 'Create a class first and assign a paper to it.',
    total: (count: number) => counted(count, 'class', 'classes'),
  },
})
