const collator = new Intl.Collator('zh-CN', { numeric: true })

const numerals = '〇一二三四五六七八九'

/** Orders group names in counting order: 第二组 after 第一组, 第十组 after 第九组; otherwise by pinyin. */
export const compareGroups = (one: string, other: string): number =>
  collator.compare(withDigits(one), withDigits(other))

const withDigits = (name: string): string =>
  name.replaceAll(
    /([一二三四五六七八九]?)十([一二三四五六七八九]?)|[一二三四五六七八九]/g,
    (numeral, tens?: string, ones?: string) =>
      String(tens === undefined ? digitOf(numeral) : digitOf(tens || '一') * 10 + digitOf(ones || '〇')),
  )

const digitOf = (numeral: string): number => numerals.indexOf(numeral)
