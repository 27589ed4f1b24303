import { defineTexts } from '#ui/language/texts.ts'

/** Leaving with unsaved changes, and a draft overtaken by others' changes. */
export const leavingTexts = defineTexts({
  'zh-CN': {
    leaveTitle: '还有改动没有保存',
    leaveKept: '改动已存在这台电脑上，下次打开这份试卷可以接着改。',
    leaveLost: '这台电脑也没有存下，离开后改动就没有了。',
    stay: '留下',
    leave: '离开',
    discard: '放弃改动',
    askTitle: '这台电脑上有没保存的改动',
    ask: (time: string) => `改动停在 ${time}。之后这份试卷在别处保存过。`,
    askUse: '接着改：两边都改过的地方由您选择。',
    askDrop: '不要这些改动：打开服务器上的试卷。',
    use: '接着改',
    drop: '不要这些改动',
  },
  en: {
    leaveTitle: 'Some changes are not saved',
    leaveKept: 'They are kept on this computer. Open the paper again to continue.',
    leaveLost: 'This computer could not keep them either: if you leave, they are lost.',
    stay: 'Stay',
    leave: 'Leave',
    discard: 'Discard changes',
    askTitle: 'This computer has unsaved changes',
    ask: (time: string) => `The last of them was made at ${time}. The paper has been saved elsewhere since.`,
    askUse: 'Continue: where both versions changed the same thing, you choose.',
    askDrop: 'Discard: the paper opens as it was last saved.',
    use: 'Continue',
    drop: 'Discard',
  },
})
