import { defineTexts } from '../language/texts.ts'

export const toastTexts = defineTexts({
  'zh-CN': {
    success: '操作成功',
    warning: '操作提示',
    error: '错误提示',
    undo: '撤销',
    seconds: (count: number) => `${count} 秒`,
  },
  en: {
    success: 'Done',
    warning: 'Please note',
    error: 'Something went wrong',
    undo: 'Undo',
    seconds: (count: number) => `${count} s`,
  },
})
