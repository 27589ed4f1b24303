import { counted } from '#domain/values/counted.ts'
import { midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const ownPartsTexts = defineTexts({
  'zh-CN': {
    title: '单独安排',
    give: '给学生单独安排',
    giveCount: (count: number) => `单独安排 ${count} 人`,
    people: (count: number) => `${count} 人`,
    none: '全班一样，没有人单独安排',
    excused: '免做',
    begins: (time: string) => `${time} 开始`,
    ends: (time: string) => `${time} 截止`,
    ended: '已随全班提前结束',
    more: (minutes: number) => `多给 ${minutes} 分钟`,
    why: (reason: string, by: string) => `${reason}（${by}）`,
    takeBack: '取消安排',
    takeBackOf: (name: string) => `取消${name}的单独安排`,
    takenBack: (name: string) => `${name}改回和全班一样`,
    excuseEnded: (name: string) => `已取消${name}的免做，原来的进度和单独安排都在`,
  },
  en: {
    title: 'Special arrangements',
    give: 'Make an arrangement',
    giveCount: (count: number) => `Arrange for ${count}`,
    people: (count: number) => `${count}`,
    none: 'None: the same for everyone',
    excused: 'Excused',
    begins: (time: string) => `starts ${midSentence(time)}`,
    ends: (time: string) => `due ${midSentence(time)}`,
    ended: 'ended early with the class',
    more: (minutes: number) => counted(minutes, 'extra minute'),
    why: (reason: string, by: string) => `${reason} (${by})`,
    takeBack: 'Cancel',
    takeBackOf: (name: string) => `Cancel the arrangement for ${name}`,
    takenBack: (name: string) => `${name} now has the same times as the class`,
    excuseEnded: (name: string) => `${name} is no longer excused; their work and times are as before`,
  },
})
