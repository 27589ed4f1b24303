import { defineTexts } from '#ui/language/texts.ts'

export const endPickerTexts = defineTexts({
  'zh-CN': {
    chooseTime: '选日期和时间',
    tonight: '今晚 20:00',
    tomorrow: '明天 20:00',
    inThreeDays: '三天后 20:00',
    monthFormat: 'YYYY 年 M 月',
    previousMonth: '上个月',
    nextMonth: '下个月',
    time: '时间',
    hours: '时',
    minutes: '分',
    takeTime: '就用这个时间',
  },
  en: {
    chooseTime: 'Choose date and time',
    tonight: 'Tonight 20:00',
    tomorrow: 'Tomorrow 20:00',
    inThreeDays: 'In 3 days 20:00',
    monthFormat: 'MMMM YYYY',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    time: 'Time',
    hours: 'Hours',
    minutes: 'Minutes',
    takeTime: 'Use this time',
  },
})
