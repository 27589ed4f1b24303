import { midSentence } from '#domain/time/dates.texts.ts'
import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const trendTexts = defineTexts({
  'zh-CN': {
    title: '成绩走势',
    note: '只有你和老师看得到',
    maths: '数学',
    english: '英语',
    chart: '最近几次得分率',
    percent: (percent: number) => `${percent}%`,
    score: (got: string, full: string) => `${got} / ${full} 分`,
    mean: (mean: string) => `班级平均 ${mean} 分`,
    zScore: (zScore: string) => `标准分 ${zScore}`,
    aboutZScore: '标准分：比班级平均高或低几个标准差，试卷难易不影响它。',
    ended: (date: string) => `${date} 截止`,
    none: '还没有公布的成绩',
    noneWhy: '老师公布成绩以后，这里会有每一次的得分。',
  },
  en: {
    title: 'My progress',
    note: 'Only you and your teachers can see this',
    maths: 'Maths',
    english: 'English',
    chart: 'Share of the marks in recent work',
    percent: (percent: number) => `${percent}%`,
    score: (got: string, full: string) => `${got} of ${counted(full, 'point')}`,
    mean: (mean: string) => `Class mean ${mean}`,
    zScore: (zScore: string) => `z-score ${zScore}`,
    aboutZScore: 'z-score: standard deviations above or below the class mean, however hard the paper was.',
    ended: (date: string) => `Due ${midSentence(date)}`,
    none: 'No scores yet',
    noneWhy: 'Your scores will appear here once your teacher publishes them.',
  },
})
