import { defineTexts } from '#ui/language/texts.ts'

export const searchTexts = defineTexts({
  'zh-CN': {
    search: '搜索',
    title: '搜索讲台',
    field: '页面、班级、学生、试卷、任务',
    hint: '可以输入汉字、拼音或首字母',
    results: '搜索结果',
    pages: '页面',
    classes: '班级',
    students: '学生',
    papers: '试卷',
    assignments: '任务',
    searching: '正在搜索…',
    nothing: '没有找到',
    nothingWhy: '换个词试试，拼音和首字母也可以。',
  },
  en: {
    search: 'Search',
    title: 'Search Podium',
    field: 'Pages, classes, students, papers, assignments',
    hint: 'Chinese characters, pinyin or initials',
    results: 'Results',
    pages: 'Pages',
    classes: 'Classes',
    students: 'Students',
    papers: 'Papers',
    assignments: 'Assignments',
    searching: 'Searching…',
    nothing: 'Nothing found',
    nothingWhy: 'Try another word; pinyin and initials work too.',
  },
})
