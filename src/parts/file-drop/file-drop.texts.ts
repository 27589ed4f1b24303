import { defineTexts } from '#ui/language/texts.ts'

export const fileDropTexts = defineTexts({
  'zh-CN': {
    choose: '选择文件',
    dropNow: '松开鼠标，读取这个文件',
    oneFile: '一次只能读取一个文件，已读取第一个',
  },
  en: {
    choose: 'Choose a file',
    dropNow: 'Drop to read this file',
    oneFile: 'One file at a time. Only the first was read',
  },
})
