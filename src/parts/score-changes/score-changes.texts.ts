import { defineTexts } from '#ui/language/texts.ts'

export const scoreChangesTexts = defineTexts({
  'zh-CN': {
    changes: '分数有变化的学生',
    student: '学生',
    course: '班级',
    assignment: '任务',
    before: '原来',
    after: '现在',
    waits: '有答案待批改',
    kept: '分数已公布，没有改',
  },
  en: {
    changes: 'Students whose score changed',
    student: 'Student',
    course: 'Class',
    assignment: 'Assignment',
    before: 'Before',
    after: 'Now',
    waits: 'Waits to be marked',
    kept: 'Released, so kept',
  },
})
