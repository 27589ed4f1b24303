import { defineTexts } from '#ui/language/texts.ts'

export const assigningTexts = defineTexts({
  'zh-CN': {
    noClass: '还没有班级',
    noClassWhy: '布置要先有班级。请先在“我的课程”里新建班级，再回来布置。',
    seeAssignments: '去看任务',
    withdrawn: '已撤回，学生看不到了；任务还在列表里，没有布置',
    allWithdrawn: (classes: number) => `${classes} 个班的任务都已撤回，学生看不到了；任务还在列表里，没有布置`,
    ofClass: (course: string, message: string) => `${course}：${message}`,
  },
  en: {
    noClass: 'No classes yet',
    noClassWhy: 'You need a class to assign a paper to. Create one under “My classes” first, then come back.',
    seeAssignments: 'Go to assignments',
    withdrawn: 'Withdrawn. Students no longer see it; the assignment stays in the list, unpublished',
    allWithdrawn: (classes: number) =>
      `Withdrawn in all ${classes} classes. Students no longer see it; the assignments stay in the lists, unpublished`,
    ofClass: (course: string, message: string) => `${course}: ${message}`,
  },
})
