import type { ConsentDocument } from './consent-document.types.ts'

export const privacyDocument: ConsentDocument = {
  'zh-CN': {
    title: '隐私政策',
    sections: [
      {
        heading: '一、我们保存什么',
        paragraphs: [
          '您的姓名、登录名、手机号、学校和任教学科；您的班级名单；您布置的任务、学生的答卷、您的评分和评语；您的登录时间。',
          '密码离开页面之前已经换算成无法还原的字符，服务器只保存它的加密结果，任何人都看不到您的密码。',
        ],
      },
      {
        heading: '二、用来做什么',
        paragraphs: [
          '只用于教学：布置任务、收交答卷、批改、生成学情报告。我们不投放广告，不把资料卖给或交给与教学无关的任何人。',
          '查看或导出学生资料时，系统会记下是谁、在什么时候、看了哪一项，供学校核查。',
        ],
      },
      {
        heading: '三、存放在哪里',
        paragraphs: [
          '资料存放在您学校使用的服务器上。浏览器里只保存保持登录所需的 Cookie、界面语言、上次选的班级，以及还没提交的草稿。',
          '本机缓存每 3 天清理一次；已经提交到服务器的内容不受影响。',
        ],
      },
      {
        heading: '四、您可以怎么做',
        paragraphs: [
          '您可以查看和更正自己的资料，也可以要求学校停用账号、删除资料。',
          '有任何疑问，请联系学校的平台负责人；我们在 15 天内答复。',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    sections: [
      {
        heading: '1. What we keep',
        paragraphs: [
          'Your name, account name, mobile number, school and subject; the lists of your classes; the tasks you assign, the students’ answers, your marks and comments; the times at which you signed in.',
          'Before a password leaves the page it is turned into characters from which it cannot be recovered. The service keeps only an encrypted form of those, so nobody can see your password.',
        ],
      },
      {
        heading: '2. What it is for',
        paragraphs: [
          'Teaching only: assigning, collecting, marking and reporting. There is no advertising, and nothing is sold or given to anybody who has no part in the teaching.',
          'When students’ data is looked at or exported, the system notes who did so, when, and what it was, so that the school can check.',
        ],
      },
      {
        heading: '3. Where it lies',
        paragraphs: [
          'On the server that your school uses. The browser keeps only the cookie that keeps you signed in, the language, the class chosen last, and drafts that have not been sent.',
          'The local cache is cleared every 3 days; what has been sent to the server stays.',
        ],
      },
      {
        heading: '4. What you can do',
        paragraphs: [
          'You can see and correct your own data, and ask the school to close the account and delete the data.',
          'With any question, turn to the person in charge at your school; you get a reply within 15 days.',
        ],
      },
    ],
  },
}
