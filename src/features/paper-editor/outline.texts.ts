import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The outline on the left, and what screen readers announce while something is moved in it. */
export const outlineTexts = defineTexts({
  'zh-CN': {
    outline: '大纲',
    list: '题目列表',
    sum: (count: number, points: string) => `${count} 题，${points} 分`,
    points: (points: string) => `${points} 分`,
    question: (printed: string) => `第 ${printed} 题`,
    text: '说明文字',
    empty: '还没有题目。',
    drag: (name: string) => `移动${name}`,
    /** What a screen reader calls the handle of a row. */
    handle: '可拖动排序',
    up: '上移',
    down: '下移',
    remove: '移出试卷',
    removeSection: '删除大题和里面的题',
    addSection: '大题',
    newSection: '新大题',
    choose: '继续选题',
    instructions: '按空格或回车拿起，用上下方向键移动，再按空格或回车放下，按 Esc 取消。',
    /** The section that something comes into; null for beside all of them. */
    where: (section: string | null) => (section === null ? '，在各大题之外' : `，在“${section}”里`),
    lifted: (name: string, position: number, count: number, where: string) =>
      `已拿起${name}，现在第 ${position} 位，共 ${count} 位${where}。`,
    over: (name: string, position: number, count: number, where: string) =>
      `${name}移到第 ${position} 位，共 ${count} 位${where}。`,
    dropped: (name: string, position: number, count: number, where: string) =>
      `${name}已放在第 ${position} 位，共 ${count} 位${where}。`,
    cancelled: (name: string) => `已取消，${name}回到原处。`,
  },
  en: {
    outline: 'Outline',
    list: 'Question list',
    sum: (count: number, points: string) => `${counted(count, 'item')}, ${counted(points, 'point')}`,
    points: (points: string) => counted(points, 'point'),
    question: (printed: string) => `Question ${printed}`,
    text: 'Note',
    empty: 'No questions yet.',
    drag: (name: string) => `Move ${name}`,
    handle: 'sortable',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove from the paper',
    removeSection: 'Delete the section and its questions',
    addSection: 'Section',
    newSection: 'New section',
    choose: 'From bank',
    instructions:
      'Press space or enter to lift, move with the up and down arrows, press space or enter again to drop, escape to cancel.',
    where: (section: string | null) => (section === null ? ' outside all sections' : ` in “${section}”`),
    lifted: (name: string, position: number, count: number, where: string) =>
      `Lifted ${name}, at position ${position} of ${count}${where}.`,
    over: (name: string, position: number, count: number, where: string) =>
      `${name} is over position ${position} of ${count}${where}.`,
    dropped: (name: string, position: number, count: number, where: string) =>
      `${name} was dropped at position ${position} of ${count}${where}.`,
    cancelled: (name: string) => `Cancelled; ${name} is back where it was.`,
  },
})
