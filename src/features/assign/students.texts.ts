import { defineTexts } from '#ui/language/texts.ts'

export const studentsTexts = defineTexts({
  'zh-CN': {
    whom: '布置给',
    wholeClass: (course: string, count: number) => `${course}全班（${count} 人）`,
    chosen: '部分学生',
    students: '学生名单',
    search: '搜索姓名或账号',
    all: '全选',
    none: '全不选',
    group: (name: string) => name,
    count: (chosen: number, all: number) => `已选 ${chosen} 人，共 ${all} 人`,
    chosenCount: (chosen: number) => `已选 ${chosen} 人`,
    noMatch: '没有这样的学生',
    emptyClass: '这个班还没有学生',
  },
  en: {
    whom: 'Assign to',
    wholeClass: (course: string, count: number) => `All of ${course} (${count})`,
    chosen: 'Chosen students',
    students: 'Students',
    search: 'Search by name or account',
    all: 'Select all',
    none: 'Select none',
    group: (name: string) => name,
    count: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
    chosenCount: (chosen: number) => `${chosen} chosen`,
    noMatch: 'No students match',
    emptyClass: 'This class has no students yet',
  },
})
