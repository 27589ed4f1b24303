import { defineTexts } from '#ui/language/texts.ts'

/** Names of main entries in the bar of a phone, where a longer one would take two lines. */
export const barTexts = defineTexts({
  'zh-CN': {
    home: '首页',
    myStudents: '我的学生',
    prepareLessons: '我的备课',
    assign: '布置',
    smartMark: '智能阅卷',
    wrongNote: '错题本',
    classWords: '班级错词本',
    studentWords: '学生个性化词本',
    composePaper: '按题组卷',
    paperResources: '试卷资源',
  },
  en: {
    home: 'Home',
    myStudents: 'Students',
    prepareLessons: 'Lessons',
    assign: 'Assign',
    smartMark: 'Scan',
    wrongNote: 'Mistakes',
    classWords: 'Class words',
    studentWords: 'Own words',
    composePaper: 'Compose',
    paperResources: 'Resources',
  },
})
