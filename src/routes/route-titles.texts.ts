import { defineTexts } from '#ui/language/texts.ts'

/** Titles of pages, shown in the browser's tab before the product's name. */
export const routeTitles = defineTexts({
  'zh-CN': {
    portal: '讲台',
    login: '登录',
    register: '注册账号',
    password: '忘记密码',
    bind: '绑定账号',
    demo: '演示账号',
    home: '首页',
    tasks: '练习报告',
    classes: '切换班级',
    profile: '我的资料',
    editPassword: '修改密码',
    editPhone: '手机号',
    editEmail: '邮箱',
    devices: '我的设备',
    applications: '教师申请',
    area: '讲台',
    report: '练习报告',
  },
  en: {
    portal: 'Podium',
    login: 'Sign in',
    register: 'Register',
    password: 'Forgotten password',
    bind: 'Bind your account',
    demo: 'Demo accounts',
    home: 'Home',
    tasks: 'Tasks',
    classes: 'Switch class',
    profile: 'My profile',
    editPassword: 'Change the password',
    editPhone: 'Mobile',
    editEmail: 'E-mail address',
    devices: 'My devices',
    applications: 'Teachers who apply',
    area: 'Podium',
    report: 'Report',
  },
})

export type RouteTitle = keyof (typeof routeTitles)['zh-CN']
