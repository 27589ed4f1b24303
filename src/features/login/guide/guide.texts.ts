import { defineTexts } from '#ui/language/texts.ts'

export const guideTexts = defineTexts({
  'zh-CN': {
    title: '使用前请阅读',
    before: '继续使用即表示您已阅读',
    after: '。学生答卷只用于教学。',
    accept: '同意',
    leave: '放弃并退出',
    farewell: '您已退出讲台',
    farewellWhy: '没有登录，也没有保存任何资料，可以关闭这个页面。想继续使用时，请返回后阅读并同意。',
    comeBack: '返回登录',
  },
  en: {
    title: 'Please read before you start',
    before: 'By continuing, you confirm that you have read the',
    after: '. Students’ answers are used for teaching only.',
    accept: 'Agree',
    leave: 'Decline and leave',
    farewell: 'You have left Podium',
    farewellWhy:
      'You are not signed in and nothing was saved. You can close this page. To use Podium, go back, read the documents and agree.',
    comeBack: 'Back to sign-in',
  },
})
