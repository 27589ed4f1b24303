import { defineTexts } from '#ui/language/texts.ts'

export const columnsTexts = defineTexts({
  'zh-CN': {
    title: '各列是什么',
    asked: '有的列看不准，已先填上猜测；请看一下例子，改好或确认',
    note: '选好后，整份名单按这样重新读取',
    change: '各列是什么',
    first: '请先确认各列是什么，再导入',
    close: '不改了',
    take: '就按这样读',
    reading: '正在重新读取…',
    place: (place: number) => `第 ${place} 项`,
    samples: (samples: readonly string[]) => (samples.length === 0 ? '没有内容' : samples.join('、')),
    none: '不导入',
    open: '请选择',
    nameMissing: '请选出哪一列是姓名',
  },
  en: {
    title: 'What the columns are',
    asked: 'Some columns are in doubt and show a guess; look at the examples, then correct or confirm it',
    note: 'The whole list is read again as you choose',
    change: 'What the columns are',
    first: 'Confirm what the columns are before you import',
    close: 'Leave as it is',
    take: 'Read it like this',
    reading: 'Reading again…',
    place: (place: number) => `Item ${place}`,
    samples: (samples: readonly string[]) => (samples.length === 0 ? 'Empty' : samples.join(', ')),
    none: 'Not imported',
    open: 'Please choose',
    nameMissing: 'Choose the column with the names',
  },
})
