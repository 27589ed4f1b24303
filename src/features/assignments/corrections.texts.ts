import type { ShownCorrection } from '#api/contract/groups/correction.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const correctedTexts = defineTexts({
  'zh-CN': {
    title: '订正',
    waiting: (count: number) => (count === 0 ? '没有要看的' : `${count} 份要看`),
    none: '还没有学生订正要老师看的题；客观题订正后系统直接判',
    item: (no: number, name: string) => `第 ${no} 题，${name}`,
    before: (answer: string) => `原来：${answer}`,
    after: (answer: string) => `订正：${answer}`,
    right: '对了',
    again: '再订正',
    comment: (text: string) => `您说：${text}`,
    returnTitle: (name: string, no: number) => `${name}第 ${no} 题：退回再订正`,
    reason: '哪里还不对',
    reasonHint: '可以不写；写了学生会看到，如“时态对了，主语还不对”',
    returning: '正在退回…',
    returned: (name: string, no: number) => `已把第 ${no} 题退给${name}再订正`,
    rightOf: (name: string, no: number) => `${name}第 ${no} 题订正对了`,
    againOf: (name: string, no: number) => `${name}第 ${no} 题要再订正`,
    state: (state: Decidable) => states['zh-CN'][state],
    showsMean: '让学生看到班级平均分和自己的标准分',
  },
  en: {
    title: 'Corrections',
    waiting: (count: number) => (count === 0 ? 'Nothing to look at' : `${count} to review`),
    none: 'No corrections for you to review. Objective questions are marked automatically',
    item: (no: number, name: string) => `Question ${no}, ${name}`,
    before: (answer: string) => `Before: ${answer}`,
    after: (answer: string) => `Corrected: ${answer}`,
    right: 'Correct',
    again: 'Try again',
    comment: (text: string) => `You said: ${text}`,
    returnTitle: (name: string, no: number) => `Question ${no} of ${name}: send back to correct again`,
    reason: 'What is still wrong',
    reasonHint: 'Optional. The student will see it, for example “The tense is right, the subject is not”',
    returning: 'Sending back…',
    returned: (name: string, no: number) => `Question ${no} was sent back to ${name}`,
    rightOf: (name: string, no: number) => `Question ${no} of ${name} is now correct`,
    againOf: (name: string, no: number) => `Question ${no} of ${name} has to be corrected again`,
    state: (state: Decidable) => states.en[state],
    showsMean: 'Students see the class mean and their own z-score',
  },
})

type Decidable = ShownCorrection['state']

const states: Readonly<Record<'zh-CN' | 'en', Readonly<Record<Decidable, string>>>> = {
  'zh-CN': { toDo: '还没订正', waiting: '等你看', right: '订正好了', again: '退回再订正' },
  en: { toDo: 'Not corrected yet', waiting: 'Waiting for you', right: 'Correct', again: 'Sent back' },
}
