import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const classesTexts = defineTexts({
  'zh-CN': {
    classes: '布置给哪些班',
    oneClass: (course: string, count: number) => `${course}（${count} 人）`,
    count: (classes: number, students: number) => `已选 ${classes} 个班，共 ${students} 人`,
    wholeClasses: (classes: number, students: number) => `已选 ${classes} 个班，共 ${students} 人；每个班都是全班`,
  },
  en: {
    classes: 'Classes',
    oneClass: (course: string, count: number) => `${course} (${count})`,
    count: (classes: number, students: number) =>
      `${counted(classes, 'class', 'classes')} chosen, ${counted(students, 'student')}`,
    wholeClasses: (classes: number, students: number) =>
      `${counted(classes, 'class', 'classes')} chosen, ${counted(students, 'student')}; whole classes`,
  },
})
