import type { ConsentDocument } from './consent-document.types.ts'

export const licenceDocument: ConsentDocument = () => ({
  'zh-CN': {
    title: '用户许可协议',
    sections: [
      {
        heading: '一、谁可以使用',
        paragraphs: [
          '讲台供中学英语、数学老师在教学中使用，账号由学校开通。账号只供本人使用，请不要借给他人，也不要让学生用您的账号登录。',
        ],
      },
      {
        heading: '二、您可以做什么',
        paragraphs: [
          '您可以用平台里的题目和试卷布置练习、作业和测试，批改答卷，查看、打印和导出本班的报告。',
          '您自己编写的试卷归您所有；共享给本校后，本校老师可以用它布置任务，您可以随时收回。',
        ],
      },
      {
        heading: '三、请不要这样做',
        paragraphs: [
          '不要上传您无权使用的内容，不要查看与自己教学无关的学生资料，不要把学生的答卷和分数公开，不要用程序批量抓取题目。',
        ],
      },
      {
        heading: '四、服务与责任',
        paragraphs: [
          '服务可能因维护短时中断。客观题由系统判分，主观题以老师的评分为准；发布成绩之前，请您核对。',
          '违反本协议的账号，学校可以停用。',
        ],
      },
      {
        heading: '五、协议的变更',
        paragraphs: ['内容有变更时，登录页会再次请您阅读并同意。不同意时可以停止使用，并请学校删除您的资料。'],
      },
    ],
  },
  en: {
    title: 'Licence agreement',
    sections: [
      {
        heading: '1. Who may use it',
        paragraphs: [
          'Podium is for teachers of English and maths at secondary schools, for their teaching. The school opens the account. It is yours alone: do not lend it, and do not let students sign in with it.',
        ],
      },
      {
        heading: '2. What you may do',
        paragraphs: [
          'Use the questions and papers here to assign practice, homework and tests, mark the answers, and read, print and export the reports of your own classes.',
          'Papers that you write are yours. Once shared with the school, its teachers can assign them, and you can take them back at any time.',
        ],
      },
      {
        heading: '3. What you must not do',
        paragraphs: [
          'Upload what you have no right to use, look at students’ data that is not part of your teaching, make students’ answers or scores public, or collect questions by program.',
        ],
      },
      {
        heading: '4. The service',
        paragraphs: [
          'It may stop for a short while for maintenance. Closed questions are scored by the system, open ones by the teacher; please check before you publish scores.',
          'The school may close an account that breaks this agreement.',
        ],
      },
      {
        heading: '5. Changes',
        paragraphs: [
          'When this text changes, the sign-in page asks you to read and agree again. If you do not agree you can stop using Podium and ask the school to delete your data.',
        ],
      },
    ],
  },
})
