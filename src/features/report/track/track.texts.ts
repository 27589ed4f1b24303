import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** 班级学情 and 学生学情. */
export const trackTexts = defineTexts({
  'zh-CN': {
    classTitle: '班级学情',
    classState: (courseName: string) => `${courseName}每次任务的成绩、每名学生的进退和没有交的作业`,
    studentTitle: '学生学情',
    studentState: (missing: number, standing: string, trend: string) =>
      `缺交 ${missing} 次；平均标准分 ${standing}，每次变化 ${trend}`,
    chooseStudent: '从下面的学生里选一名。',
    filters: '筛选学情',
    course: '班级',
    from: '从',
    until: '到',
    between: '至',
    reversed: '早于开始的日期',
    anonymous: '隐去姓名',
    noneTitle: '这段时间没有任务',
    noneWhy: '换一段时间，或者先布置一项任务。',
    assign: '去布置',
    nobodyTitle: '这个班还没有学生',
    nobodyWhy: '先添加学生，或者让学生用班级码加入。',
    addStudents: '去添加',
  },
  en: {
    classTitle: 'Class progress',
    classState: (courseName: string) =>
      `Results of ${courseName} over time, who is improving or falling behind, and missing work`,
    studentTitle: 'Student progress',
    studentState: (missing: number, standing: string, trend: string) =>
      `${counted(missing, 'assignment')} missing; mean z-score ${standing}, change per assignment ${trend}`,
    chooseStudent: 'Choose a student below.',
    filters: 'Filter progress',
    course: 'Class',
    from: 'From',
    until: 'Until',
    between: 'to',
    reversed: 'Before the start date',
    anonymous: 'Hide names',
    noneTitle: 'No assignments in this period',
    noneWhy: 'Choose another period, or assign something first.',
    assign: 'Assign a paper',
    nobodyTitle: 'This class has no students yet',
    nobodyWhy: 'Add students, or let them join with the class code.',
    addStudents: 'Add students',
  },
})
