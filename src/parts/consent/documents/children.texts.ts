import { privacy } from '#domain/portal/constants.ts'
import type { ConsentDocument } from './consent-document.types.ts'

const { replyDays, cacheClearingDays } = privacy

export const childrenDocument: ConsentDocument = (contact) => ({
  'zh-CN': {
    title: '儿童隐私政策',
    sections: [
      {
        heading: '一、写给谁看',
        paragraphs: ['您的学生里有不满 14 周岁的孩子。本政策说明他们的资料怎样被保护，请您在教学中一并遵守。'],
      },
      {
        heading: '二、保存孩子的哪些资料',
        paragraphs: [
          '姓名、学校里的登录名、所在班级、答卷、分数和老师的评语。不收集孩子的手机号、住址、照片和位置。',
          '孩子的资料由学校在征得监护人同意后提供。',
        ],
      },
      {
        heading: '三、谁能看到',
        paragraphs: [
          '孩子本人，以及教这个班的老师。每一次查看和导出都有记录。',
          '请不要公开张贴全班分数，不要把答卷发到班级以外的地方。',
        ],
      },
      {
        heading: '四、更正与删除',
        paragraphs: [
          `监护人可以通过学校查看、更正或删除孩子的资料；${contact === null ? '' : `也可以写给 ${contact}。`}${replyDays} 天内答复。孩子转学或毕业后，学校应当停用账号。`,
          `孩子做题用的设备上只保存登录用的 Cookie、界面语言和还没交的答卷。答卷交上以后，本机的一份随即清除；搜索记录和其余缓存每 ${cacheClearingDays} 天清理一次。`,
        ],
      },
    ],
  },
  en: {
    title: 'Children’s privacy policy',
    sections: [
      {
        heading: '1. Whom this is for',
        paragraphs: [
          'Some of your students are under 14. This text says how their data is protected; please keep to it in your teaching.',
        ],
      },
      {
        heading: '2. What is kept of a child',
        paragraphs: [
          'The name, the account name at school, the class, the answers, the scores and the teacher’s comments. No mobile number, address, photograph or location.',
          'The school provides this data with the consent of the guardians.',
        ],
      },
      {
        heading: '3. Who can see it',
        paragraphs: [
          'The child, and the teachers of the class. Every look and every export is noted.',
          'Please do not put up the scores of a whole class, and do not send answers outside the class.',
        ],
      },
      {
        heading: '4. Correcting and deleting',
        paragraphs: [
          `Guardians can see, correct or delete a child’s data through the school${contact === null ? '' : `, or write to ${contact}`}, and get a reply within ${replyDays} days. When a child leaves, the school should close the account.`,
          `The device on which a child works keeps only the cookies of the sign-in, the language, and answers that are not handed in yet. They are removed there as soon as they are handed in; what was searched for and other caches are cleared every ${cacheClearingDays} days.`,
        ],
      },
    ],
  },
})
