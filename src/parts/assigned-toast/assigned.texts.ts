import { defineTexts } from '#ui/language/texts.ts'

/** After assigning: the next step, and taking it back. */
export const assignedTexts = defineTexts({
  'zh-CN': {
    seeAssignments: '去看任务',
    withdrawn: '已撤回，学生看不到了；任务还在列表里，没有布置',
    allWithdrawn: (classes: number) => `${classes} 个班的任务都已撤回，学生看不到了；任务还在列表里，没有布置`,
    ofClass: (course: string, message: string) => `${course}：${message}`,
  },
  en: {
    seeAssignments: 'Go to assignments',
    withdrawn: 'Withdrawn. Students no longer see it; the assignment stays in the list, unpublished',
    allWithdrawn: (classes: number) =>
      `Withdrawn in all ${classes} classes. Students no longer see it; the assignments stay in the lists, unpublished`,
    ofClass: (course: string, message: string) => `${course}: ${message}`,
  },
})
