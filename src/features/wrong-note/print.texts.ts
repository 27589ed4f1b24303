import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Printing wrong questions. */
export const printTexts = defineTexts({
  'zh-CN': {
    line: (count: number) => `打印 ${count} 题，带上`,
    everybody: (most: number) => `打印全班错题，每人一份，最近的 ${most} 题，带上`,
    own: '作答',
    right: '答案',
    analysis: '解析',
    space: '留空',
    similar: '相似题',
    print: '打印',
    printing: '生成中…',
    saved: (name: string) => `已保存 ${name}`,
  },
  en: {
    line: (count: number) => `Print ${counted(count, 'question')} with`,
    everybody: (most: number) => `Print each student’s latest questions (at most ${most}) with`,
    own: 'own answers',
    right: 'correct answers',
    analysis: 'explanations',
    space: 'space to write',
    similar: 'similar questions',
    print: 'Print',
    printing: 'Preparing…',
    saved: (name: string) => `Saved ${name}`,
  },
})
