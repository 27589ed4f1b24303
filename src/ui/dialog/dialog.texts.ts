import { defineTexts } from '../language/texts.ts'

export const dialogTexts = defineTexts({
  'zh-CN': {
    close: '关闭',
    confirm: '确定',
    cancel: '取消',
    question: '操作提示',
    notice: '提示',
    failure: '错误提示',
    success: '操作成功',
  },
  en: {
    close: 'Close',
    confirm: 'OK',
    cancel: 'Cancel',
    question: 'Please confirm',
    notice: 'Notice',
    failure: 'Something went wrong',
    success: 'Done',
  },
})
