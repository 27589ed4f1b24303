import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const finishedTexts = defineTexts({
  'zh-CN': {
    title: '全部批完',
    itemTitle: (no: number) => `第 ${no} 题批完`,
    summary: (no: number, count: number, mean: string) => `第 ${no} 题 ${count} 份都有分了，均分 ${mean}`,
    studentSummary: (count: number, items: number) => `${count} 名学生的 ${items} 题都有分了`,
    ownTitle: '您这一遍批完了',
    ownSummary: (no: number, count: number, mean: string) => `第 ${no} 题 ${count} 份您都给了分，均分 ${mean}`,
    others: (count: number) => `还有 ${count} 份没有成绩，要等别的老师给分，或者由主讲老师定分`,
    arrived: (count: number) => `批改时又交了 ${count} 份`,
    markArrived: '接着批',
    otherItem: (no: number, count: number) => `批第 ${no} 题，还剩 ${count} 份`,
    sending: (count: number) => `还有 ${count} 份评分没有送出`,
    running: (count: number) => `还有 ${count} 人没交，交齐或者任务结束后再发布成绩`,
    stillOpen: (count: number) => `${count} 名学生有单独的截止时间，还可以交；都截止后再发布成绩`,
    published: '成绩已发布',
    publish: '发布成绩',
    publishing: '发布中…',
    publishAsk: (name: string) => `要发布“${name}”的成绩吗？`,
    publishMarked: (count: number) => `${count} 名学生会看到分数、评语和答案`,
    publishMissing: (count: number) => `${count} 名学生没有提交，没有成绩`,
    publishUnsaved: (count: number) => `${count} 份答卷填了还没有保存，学生看到的是原来的分数`,
    publishDone: (count: number) => `已发布 ${count} 人的成绩`,
    report: '看报告',
    assignments: '回到任务列表',
    again: '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  },
  en: {
    title: 'All marked',
    itemTitle: (no: number) => `Question ${no} is marked`,
    summary: (no: number, count: number, mean: string) =>
      count === 1
        ? `Question ${no}: the only submission has a mark, mean ${mean}`
        : `Question ${no}: all ${count} submissions have a mark, mean ${mean}`,
    studentSummary: (count: number, items: number) =>
      `All ${counted(items, 'question')} of ${counted(count, 'student')} have a mark`,
    ownTitle: 'You have finished your marking',
    ownSummary: (no: number, count: number, mean: string) =>
      `Question ${no}: you have marked ${counted(count, 'submission')}, mean ${mean}`,
    others: (count: number) =>
      `${counted(count, 'submission needs', 'submissions need')} a mark by another teacher, or a decision by the lead teacher, before there is a score`,
    arrived: (count: number) => `${counted(count, 'more was', 'more were')} handed in meanwhile`,
    markArrived: 'Keep marking',
    otherItem: (no: number, count: number) => `Mark question ${no}, ${count} left`,
    sending: (count: number) => `${counted(count, 'mark')} not sent yet`,
    running: (count: number) =>
      `${counted(count, 'student has', 'students have')} not handed in. Publish the scores when all have, or when the assignment has ended`,
    stillOpen: (count: number) =>
      `${counted(count, 'student')} can still hand in until a later due time. Publish the scores after that`,
    published: 'Scores published',
    publish: 'Publish scores',
    publishing: 'Publishing…',
    publishAsk: (name: string) => `Publish the scores of “${name}”?`,
    publishMarked: (count: number) => `${counted(count, 'student')} will see scores, comments and answers`,
    publishMissing: (count: number) =>
      `${counted(count, 'student has', 'students have')} not handed in and ${count === 1 ? 'has' : 'have'} no score`,
    publishUnsaved: (count: number) =>
      `Unsaved entries for ${counted(count, 'answer')}: students will see the previous score`,
    publishDone: (count: number) => `Scores of ${counted(count, 'student')} published`,
    report: 'View report',
    assignments: 'Back to assignments',
    again: 'Choose a cell above to reopen any submission, or press Z for the last one',
  },
})
