import type { Language } from '../portal/language.ts'
import { bandEnd, bandFloors, type BandId, bandIds } from '../statistics/distribution.ts'
import type { StudentState } from './report-cell.ts'
import type { SummaryLabel } from './report-tables.ts'

const bandLabels = (under: (percent: number) => string) =>
  Object.fromEntries(
    bandFloors.map((floor, band) => {
      const end = bandEnd(band)
      return [bandIds[band], floor === 0 ? under(end + 1) : `${floor}–${end}%`]
    }),
  ) as Record<BandId, string>

/** What the figures of a class report are called, on screen and in files. */
export const summaryTexts: Readonly<Record<Language, Readonly<Record<Exclude<SummaryLabel, StudentState>, string>>>> = {
  'zh-CN': {
    assignmentName: '任务',
    courseName: '班级',
    paperTitle: '试卷',
    beginTime: '开始时间',
    endTime: '结束时间',
    itemCount: '题数',
    fullMark: '满分',
    assigned: '应交',
    mean: '均分',
    median: '中位数',
    deviation: '标准差',
    highest: '最高',
    lowest: '最低',
    passed: '及格人数',
    passRate: '及格率',
    ...bandLabels((percent) => `不足 ${percent}%`),
  },
  en: {
    assignmentName: 'Assignment',
    courseName: 'Class',
    paperTitle: 'Paper',
    beginTime: 'Begins',
    endTime: 'Ends',
    itemCount: 'Items',
    fullMark: 'Full marks',
    assigned: 'Assigned',
    mean: 'Mean',
    median: 'Median',
    deviation: 'Standard deviation',
    highest: 'Highest',
    lowest: 'Lowest',
    passed: 'Passed',
    passRate: 'Pass rate',
    ...bandLabels((percent) => `Under ${percent}%`),
  },
}
