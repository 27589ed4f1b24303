import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const annotationsTexts = defineTexts({
  'zh-CN': {
    tools: '批注',
    board: '在作答上批注：方向键移动（按住 Shift 移得更细），Enter 落笔，画线时再按 Enter 收笔，Esc 不要这一笔',
    pen: '画笔',
    tick: '打勾',
    cross: '打叉',
    text: '写字',
    takeBack: '擦掉上一笔',
    drawn: (count: number) => `批注 ${count} 处`,
    words: '写在这里的字',
    wordsHint: '按 Enter 写上',
    notKept: (message: string) => `${message}，批注没有存上`,
    again: '再存一次',
  },
  en: {
    tools: 'Annotate',
    board:
      'Annotate the answer: arrow keys move (hold Shift for finer steps), Enter starts drawing, Enter again ends a line, Esc discards it',
    pen: 'Pen',
    tick: 'Tick',
    cross: 'Cross',
    text: 'Text',
    takeBack: 'Undo last annotation',
    drawn: (count: number) => counted(count, 'annotation'),
    words: 'Text to write here',
    wordsHint: 'Press Enter to place it',
    notKept: (message: string) => `${message}. The annotation is not saved`,
    again: 'Save again',
  },
})
