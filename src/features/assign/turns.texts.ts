import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Staggered begins, and who gets what and when. */
export const turnsTexts = defineTexts({
  'zh-CN': {
    classesApart: '各班依次开始，每班相隔（分钟）',
    classesHint: '按上面的班级顺序，不填就同时开始；截止时间相同',
    groupsApart: '各组依次开始，每组相隔（分钟）',
    groupsHint: (groups: number) => `共 ${groups} 个小组，没有小组的最后开始；不填就同时开始，截止时间相同`,
    noGroups: '这些学生没有分组，所有人同时开始，请清空',
    outOfRange: (least: number, most: number) => `每批相隔 ${least} 到 ${most} 分钟；不填就同时开始`,
    classesInTurn: (begin: string, minutes: number) => `${begin}，各班依次相隔 ${minutes} 分钟`,
    groupsInTurn: (begin: string, minutes: number) => `${begin}，各组依次相隔 ${minutes} 分钟`,
    open: '看谁什么时候收到',
    title: '谁什么时候收到',
    note: '还没有布置，先核对一下。',
    ofClass: (course: string, count: number) => `${course}，${count} 人收到`,
    student: '学生',
    batch: (count: number, names: string) => `${count} 人：${names}`,
    begin: '开始',
    end: '截止',
    limit: '限时',
    minutes: (minutes: number) => `${minutes} 分钟`,
    noLimit: '不限',
    leftOut: (count: number) => `${count} 人收不到`,
    waiting: (names: string) => `还没通过加入审核：${names}`,
    excused: (names: string) => `已免做：${names}`,
    notChosen: (names: string) => `没有选中：${names}`,
    incomplete: '先选好学生和时间，再来核对',
    close: '知道了',
  },
  en: {
    classesApart: 'Stagger classes (minutes apart)',
    classesHint: 'In the order above. Leave empty to start together. The due time stays the same',
    groupsApart: 'Stagger groups (minutes apart)',
    groupsHint: (groups: number) =>
      `${counted(groups, 'group')}, then students in no group. Leave empty to start together. The due time stays the same`,
    noGroups: 'These students are not in groups and all start together, so leave this empty',
    outOfRange: (least: number, most: number) =>
      `From ${least} to ${counted(most, 'minute')} apart, or empty to start together`,
    classesInTurn: (begin: string, minutes: number) =>
      `${begin}, one class after another, ${counted(minutes, 'minute')} apart`,
    groupsInTurn: (begin: string, minutes: number) =>
      `${begin}, one group after another, ${counted(minutes, 'minute')} apart`,
    open: 'Preview recipients',
    title: 'Who gets it and when',
    note: 'Nothing has been assigned yet. Check it first.',
    ofClass: (course: string, count: number) => `${course}: ${counted(count, 'student')}`,
    student: 'Student',
    batch: (count: number, names: string) => `${count}: ${names}`,
    begin: 'Starts',
    end: 'Due',
    limit: 'Time limit',
    minutes: (minutes: number) => `${minutes} min`,
    noLimit: 'none',
    leftOut: (count: number) => `${count} will not get it`,
    waiting: (names: string) => `Waiting to join the class: ${names}`,
    excused: (names: string) => `Excused: ${names}`,
    notChosen: (names: string) => `Not chosen: ${names}`,
    incomplete: 'Choose students and times first, then check',
    close: 'Close',
  },
})
