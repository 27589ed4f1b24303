import { defineTexts } from '#ui/language/texts.ts'

export const classCodeTexts = defineTexts({
  'zh-CN': {
    title: (name: string) => `加入${name}`,
    how: '学生登录学生页，输入班级码，或扫二维码、打开链接加入。',
    code: '班级码',
    link: '加入链接',
    picture: (name: string) => `加入${name}的二维码`,
    copyCode: '复制班级码',
    copyLink: '复制链接',
    copied: '已复制',
    notCopied: '浏览器不允许复制，请选中后手动复制',
    project: '全屏投影',
    scan: '用手机扫码加入',
    close: '关闭',
  },
  en: {
    title: (name: string) => `Join ${name}`,
    how: 'Students sign in on the student page and enter the class code, scan the QR code or open the link.',
    code: 'Class code',
    link: 'Join link',
    picture: (name: string) => `QR code to join ${name}`,
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Your browser does not allow copying. Select the text and copy it yourself',
    project: 'Full screen',
    scan: 'Scan to join',
    close: 'Close',
  },
})
