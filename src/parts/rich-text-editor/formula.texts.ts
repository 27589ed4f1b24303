import { defineTexts } from '#ui/language/texts.ts'

/** The dialog for editing a formula. */
export const formulaTexts = defineTexts({
  'zh-CN': {
    add: '插入公式',
    change: '修改公式',
    field: '公式',
    source: 'LaTeX',
    sourceHint: '也可以直接写 LaTeX，上面同步显示',
    keys: '符号键盘',
    display: '单独成行',
    insert: '插入公式',
    keep: '保存公式',
  },
  en: {
    add: 'Insert a formula',
    change: 'Edit the formula',
    field: 'Formula',
    source: 'LaTeX',
    sourceHint: 'You can also type LaTeX here; the formula above updates',
    keys: 'Symbols',
    display: 'On its own line',
    insert: 'Insert formula',
    keep: 'Save formula',
  },
})
