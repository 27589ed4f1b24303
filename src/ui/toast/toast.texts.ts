import { defineTexts } from '../language/texts.ts'

export const toastTexts = defineTexts({
  'zh-CN': {
    success: '操作成功',
    warning: '操作提示',
    error: '错误提示',
    undo: '撤销',
    seconds: (count: number) => `${count} 秒`,
    log: '最近的提示',
    logCount: (count: number) => `${count} 条，新的在上面`,
    logEmpty: '还没有提示',
    logEmptyWhy: '页面下方出现过的提示都留在这里，最多 50 条。',
    done: '已完成，可撤销',
  },
  en: {
    success: 'Done',
    warning: 'Please note',
    error: 'Something went wrong',
    undo: 'Undo',
    seconds: (count: number) => `${count} s`,
    log: 'Recent messages',
    logCount: (count: number) => `${count}, newest first`,
    logEmpty: 'No messages yet',
    logEmptyWhy: 'Messages shown at the bottom of the page are kept here, up to 50.',
    done: 'Done, can be undone',
  },
})
