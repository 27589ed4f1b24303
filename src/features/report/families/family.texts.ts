import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The page of a report family. */
export const familyScreenTexts = defineTexts({
  'zh-CN': {
    families: '这项任务的报告',
    whole: '班级报告',
    files: '学生报告与文件',
    anonymous: '隐去姓名',
    noneTitle: (family: string) => `没有${family}`,
    blindTitle: (family: string) => `公开姓名以后再看${family}`,
    noneWhy: '这份试卷里没有这一类题目。',
    noRows: '还没有批完的答卷，批完一份就有统计。',
    openUsual: (family: string) => `看${family}`,
    state: (courseName: string, marked: number) => `${courseName}，统计按已批 ${marked} 份计算。`,
  },
  en: {
    families: 'Reports on this assignment',
    whole: 'Class report',
    files: 'Student reports and files',
    anonymous: 'Hide names',
    noneTitle: (family: string) => `“${family}” has no data`,
    blindTitle: (family: string) => `“${family}” opens once names are shown`,
    noneWhy: 'This paper has no questions of this kind.',
    noRows: 'Nothing is fully marked yet. Figures appear with the first marked submission.',
    openUsual: (family: string) => `Open “${family}”`,
    state: (courseName: string, marked: number) => `${courseName}; based on ${counted(marked, 'marked submission')}.`,
  },
})
