const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** Chinese numeral of a number from 1 to 99: 12 → 十二, 20 → 二十. */
export function chineseNumeral(value: number): string {
  const tens = Math.floor(value / 10)
  const tensText = tens === 0 ? '' : `${tens === 1 ? '' : (digits[tens] ?? '')}十`
  return tensText + (digits[value % 10] ?? '')
}
