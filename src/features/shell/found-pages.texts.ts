import { defineTexts } from '#ui/language/texts.ts'

/** What is done on pages that have no entry in the spine, for the search. */
export const foundPagesTexts = defineTexts({
  'zh-CN': {
    newClass: '新建班级',
    inviteTeachers: '邀请同事教这个班',
    ownPassword: '修改密码',
    language: '界面语言：中文、English',
    answerSheets: '打印答题卡',
    importPaper: '导入试卷',
    addStudents: '添加学生',
    inviteStudents: '邀请学生：审核申请',
    slips: '学生码和密码条',
    applications: '教师和申请：邀请老师注册',
  },
  en: {
    newClass: 'New class',
    inviteTeachers: 'Invite colleagues to teach a class',
    ownPassword: 'Change password',
    language: 'Language: English, Chinese',
    answerSheets: 'Print answer sheets',
    importPaper: 'Import a paper',
    addStudents: 'Add students',
    inviteStudents: 'Invite students: join requests',
    slips: 'Student codes and password slips',
    applications: 'Colleagues: invite teachers to register',
  },
})
