import { privacy } from '#domain/portal/constants.ts'
import type { ConsentDocument } from './consent-document.types.ts'

const { replyDays, cacheClearingDays } = privacy

export const privacyDocument: ConsentDocument = (contact) => ({
  'zh-CN': {
    title: '隐私政策',
    sections: [
      {
        heading: '一、我们保存什么',
        paragraphs: [
          '您的姓名、登录名、手机号、绑定的邮箱、学校和任教学科；您的班级名单；您布置的任务、学生的答卷、您的评分和评语。',
          '每次登录和获取验证码的时间、IP 地址，以及浏览器和系统的名称。您在“我的设备”里能看到它们，用来发现别人登录您的账号，也用来拦住反复试密码的人。',
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
          '资料存放在您学校使用的服务器上。',
          '浏览器里只保存：保持登录和区分浏览器的 Cookie；界面语言、上次选的班级、首次使用时的同意、是否提示过绑定手机号；收过验证码的手机号和邮箱（隐去大部分）和倒计时；搜索框里输过的内容；还没提交的草稿，和防止重复提交的编号。扫码登录的编号、绑定微信的编号、断网前打开的页面、登录后要打开的页面、页面没有取全时自动刷新的时间只留在当前标签页，关掉就没有了。',
          `搜索记录和本机缓存每 ${cacheClearingDays} 天清理一次；设置、没提交的草稿和已经提交到服务器的内容不受影响。`,
        ],
      },
      {
        heading: '四、您可以怎么做',
        paragraphs: [
          '您可以查看和更正自己的资料，也可以要求学校停用账号、删除资料。',
          `有任何疑问或要求，请${contact === null ? '联系学校的平台负责人，也就是给您开通账号的人' : `写给 ${contact}`}；我们在 ${replyDays} 天内答复。`,
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
          'Your name, account name, mobile number, bound email address, school and subject; the lists of your classes; the assignments you assign, the students’ answers, your marks and comments.',
          'Time, IP address, and the names of browser and system of each sign-in and each code by SMS. You see them under “My devices”. They show whether somebody else signs in to your account, and stop those who try passwords.',
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
          'On the server that your school uses.',
          'The browser keeps only: cookies that keep you signed in and tell browsers apart; the language, the class chosen last, the answer to the first-time guide, whether you were offered to bind a mobile; mobiles and email addresses that codes were sent to, mostly hidden, and their countdown; what was typed into search boxes; drafts that have not been sent, and the numbers that keep them from being sent twice. The numbers of a sign-in by QR code and of a messaging account that is being bound, the pages that were open when the network went, or wanted before the sign-in, and when a page that had not come whole was reloaded by itself, stay in their tab and go with it.',
          `What was searched for and the local cache are cleared every ${cacheClearingDays} days; settings, drafts, and what has been sent to the server stay.`,
        ],
      },
      {
        heading: '4. What you can do',
        paragraphs: [
          'You can see and correct your own data, and ask the school to close the account and delete the data.',
          `With any question or request, ${contact === null ? 'turn to the person in charge at your school, who opened your account' : `write to ${contact}`}; you get a reply within ${replyDays} days.`,
        ],
      },
    ],
  },
})
