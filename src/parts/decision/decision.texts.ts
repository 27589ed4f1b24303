import { defineTexts } from '#ui/language/texts.ts'

export const decisionTexts = defineTexts({
  'zh-CN': {
    approved: '已通过',
    refused: '未通过',
    refuseTitle: '不通过申请',
    reason: '不通过的原因',
    reasonMissing: '请写明不通过的原因',
    refuse: '不通过',
    refusing: '处理中…',
  },
  en: {
    approved: 'Approved',
    refused: 'Refused',
    refuseTitle: 'Refuse',
    reason: 'Reason for refusing',
    reasonMissing: 'Give a reason for refusing',
    refuse: 'Refuse',
    refusing: 'Refusing…',
  },
})
