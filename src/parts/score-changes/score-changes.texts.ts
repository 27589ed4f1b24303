import { defineTexts } from '#ui/language/texts.ts'

export const scoreChangesTexts = defineTexts({
  'zh-CN': {
    changes: '分数有变化的学生',
    student: '学生',
    course: '班级',
    assignment: '任务',
    before: '原来',
    after: '现在',
  },
  en: {
    changes: 'Students whose score changed',
    student: 'Student',
    course: 'Class',
    assignment: 'Assignment',
    before: 'Before',
    after: 'Now',
  },
})
