import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const markListTexts = defineTexts({
  'zh-CN': {
    title: '学生与答题卡',
    state: (name: string, sheets: number, all: number) => `${name}，${sheets}/${all} 人有答题卡`,
    list: '学生',
    student: '学生',
    sheet: '答题卡',
    pages: '页',
    missing: (pages: string) => `缺第 ${pages} 页`,
    handedIn: '来源',
    score: '得分',
    unmarked: '待批',
    none: '–',
    look: '看答题卡',
    lookNamed: (name: string) => `看答题卡：${name}`,
    goOn: '继续阅卷',
    keyPicture: '选一张当答案',
    asKey: '用这份当答案',
    report: '看报告',
    emptyTitle: '还没有上传答题卡',
    empty: '上传照片、扫描件或 PDF，就能在这里看到每个人的答题卡。',
    upload: '上传答题卡',
    total: (count: number) => `共 ${count} 人`,
    rows: '列表',
    loading: '正在打开',
  },
  en: {
    title: 'Students and sheets',
    state: (name: string, sheets: number, all: number) =>
      `${name}: sheets from ${sheets} of ${counted(all, 'student')}`,
    list: 'Students',
    student: 'Student',
    sheet: 'Sheet',
    pages: 'Pages',
    missing: (pages: string) => `Page ${pages} is missing`,
    handedIn: 'Handed in',
    score: 'Score',
    unmarked: 'To mark',
    none: '–',
    look: 'View sheet',
    lookNamed: (name: string) => `View sheet: ${name}`,
    goOn: 'Continue',
    keyPicture: 'Choose a picture as the key',
    asKey: 'Use this sheet as the key',
    report: 'View report',
    emptyTitle: 'No sheets yet',
    empty: 'Upload photos, scans or a PDF and each student’s sheet appears here.',
    upload: 'Upload sheets',
    total: (count: number) => counted(count, 'student'),
    rows: 'List',
    loading: 'Opening',
  },
})

/** The state of a student's sheet. */
export const sheetStateTexts = defineTexts({
  'zh-CN': {
    none: '没有答题卡',
    missing: '缺页',
    sentBack: '已退回，等新的一页',
    held: '待核对',
    ready: '齐全',
  },
  en: {
    none: 'No sheet',
    missing: 'Pages missing',
    sentBack: 'Sent back, waiting for new page',
    held: 'To check',
    ready: 'Complete',
  },
})

/** How a student handed in. */
export const wayTexts = defineTexts({
  'zh-CN': {
    no: '–',
    online: '网上提交',
    sheet: '答题卡',
  },
  en: {
    no: '–',
    online: 'Online',
    sheet: 'On a sheet',
  },
})
