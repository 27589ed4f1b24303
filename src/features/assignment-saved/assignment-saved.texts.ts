import { midSentence } from '#domain/time/dates.texts.ts'
import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const assignmentSavedTexts = defineTexts({
  'zh-CN': {
    published: '布置成功',
    saved: '已存为未发布',
    publishedTo: (classes: number, students: number) => `${classes} 个班、${students} 名学生收到了`,
    savedFor: (classes: number) => `${classes} 个班的任务列表里有了，学生还看不到`,
    what: '布置了什么',
    sent: (count: number) => `${count} 名学生收到`,
    unsent: '还没有发布',
    times: (begin: string, end: string) => `${begin} 开始，${end} 截止`,
    limit: (minutes: number) => `限时 ${minutes} 分钟`,
    see: '看任务',
    seeOf: (course: string) => `看任务：${course}`,
    next: '接下来',
    sheets: '打印答题卡',
    print: '打印试卷',
    projector: '投屏讲题',
    list: '任务列表',
    more: '再布置一份',
    nothing: '这里没有刚布置的任务',
    nothingWhy: '到任务列表里可以看到全部任务。',
  },
  en: {
    published: 'Assigned',
    saved: 'Saved unpublished',
    publishedTo: (classes: number, students: number) =>
      `${counted(students, 'student')} of ${counted(classes, 'class', 'classes')} ${students === 1 ? 'has' : 'have'} it`,
    savedFor: (classes: number) =>
      `In the assignment lists of ${counted(classes, 'class', 'classes')}; students do not see it yet`,
    what: 'What was assigned',
    sent: (count: number) => `${counted(count, 'student has', 'students have')} it`,
    unsent: 'Not published yet',
    times: (begin: string, end: string) => `begins ${midSentence(begin)}, due ${midSentence(end)}`,
    limit: (minutes: number) => `${counted(minutes, 'minute')} at most`,
    see: 'See it',
    seeOf: (course: string) => `See it: ${course}`,
    next: 'Next',
    sheets: 'Print answer sheets',
    print: 'Print the paper',
    projector: 'Show on the projector',
    list: 'Assignments',
    more: 'Assign another',
    nothing: 'Nothing was assigned just now',
    nothingWhy: 'All assignments are in the list.',
  },
})
