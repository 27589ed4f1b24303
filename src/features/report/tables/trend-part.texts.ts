import { defineTexts } from '#ui/language/texts.ts'

export const trendTexts = defineTexts({
  'zh-CN': {
    measure: '走势图看',
    chart: (title: string, measure: string) => `${title}的${measure}走势，数值见下表`,
    charted: '上面的走势图画的是这一列',
  },
  en: {
    measure: 'Chart shows',
    chart: (title: string, measure: string) => `${title}: ${measure} over time. The numbers are in the table below`,
    charted: 'The chart above shows this column',
  },
})

/** What a class's line says, by measure. */
export const classTrendTexts = defineTexts({
  'zh-CN': {
    facility: '得分率随试卷难易起伏，看进退请选标准分',
    zScore: '标准分：全班平均比所有做过同一份试卷的学生高或低几个标准差，已扣除试卷难易的影响',
    percentile: '百分等级：在所有做过同一份试卷的学生里，全班平均超过了百分之几的人，不受试卷难易影响',
    none: '没有别的班做过这些试卷，无从比较',
  },
  en: {
    facility: 'Facility varies with how hard each paper is. To see progress, choose the z-score',
    zScore:
      'z-score: how many standard deviations the class mean is above or below all students who took the same paper, adjusted for difficulty',
    percentile:
      'Percentile: the share of all students who took the same paper that the class is ahead of on average, however hard it was',
    none: 'No other class has taken these papers, so there is nothing to compare with',
  },
})

/** The same for a student. */
export const studentTrendTexts = defineTexts({
  'zh-CN': {
    facility: '得分率随试卷难易起伏，看进退请选标准分',
    zScore: '标准分：比全班平均高或低几个标准差，已扣除试卷难易的影响',
    percentile: '百分等级：超过了全班百分之几的人，不受试卷难易影响',
    none: '还没有批完的成绩，无从比较',
  },
  en: {
    facility: 'Facility varies with how hard each paper is. To see progress, choose the z-score',
    zScore: 'z-score: how many standard deviations above or below the class mean, adjusted for difficulty',
    percentile: 'Percentile: the share of the class the student is ahead of, however hard the paper was',
    none: 'Nothing is fully marked yet, so there is nothing to compare',
  },
})
