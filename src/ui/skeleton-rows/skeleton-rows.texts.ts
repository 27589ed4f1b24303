import { defineTexts } from '../language/texts.ts'

export const skeletonTexts = defineTexts({ 'zh-CN': { loading: '正在加载' }, en: { loading: 'Loading' } })
