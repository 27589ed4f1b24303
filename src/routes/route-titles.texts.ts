import { defineTexts } from '#ui/language/texts.ts'

/** Titles of pages, shown in the browser's tab before the product's name. */
export const routeTitles = defineTexts({
  'zh-CN': {
    portal: '讲台',
    login: '登录',
    demo: '演示账号',
    home: '首页',
    tasks: '练习报告',
    classes: '切换班级',
    area: '讲台',
    report: '练习报告',
  },
  en: {
    portal: 'Podium',
    login: 'Sign in',
    demo: 'Demo accounts',
    home: 'Home',
    tasks: 'Tasks',
    classes: 'Switch class',
    area: 'Podium',
    report: 'Report',
  },
})

export type RouteTitle = keyof (typeof routeTitles)['zh-CN']
