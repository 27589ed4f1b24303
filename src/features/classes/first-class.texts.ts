import { defineTexts } from '#ui/language/texts.ts'

export const firstClassTexts = defineTexts({
  'zh-CN': {
    title: '还没有班级',
    state: '开好第一个班，就能布置任务、批改和看报告。',
    first: '新建班级',
    firstHow: '填班级名称，选学段、学科和课本。',
    second: '请学生进班',
    secondHow: '把班级码发给学生，或导入名单。',
    third: '布置第一份任务',
    thirdHow: '从题库组一份试卷，或选现成的，发给全班。',
    open: '新建班级',
    colleague: '同事已经建好了班？请对方在“我的课程”的“班级老师”里添加您。',
    line: '您还没有班级，新建后就能布置。',
  },
  en: {
    title: 'No classes yet',
    state: 'Create your first class to assign papers, mark and see reports.',
    first: 'Create a class',
    firstHow: 'Give it a name and choose a stage, subject and textbook.',
    second: 'Bring the students in',
    secondHow: 'Give them the class code, or import your list.',
    third: 'Assign your first paper',
    thirdHow: 'Build a paper from the question bank or choose an existing one, and assign it to the class.',
    open: 'New class',
    colleague: 'Has a colleague already created the class? Ask them to add you under “Teachers” in “My classes”.',
    line: 'You have no classes yet. Create one to assign papers.',
  },
})
